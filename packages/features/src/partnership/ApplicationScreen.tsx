import { pathTo } from '@suluh/domain/address';
import { PARTNERSHIP_FORM, PARTNERSHIP_TYPES } from '@suluh/domain/validation';
import { partnershipFormText as words, partnershipTypeText } from '@suluh/i18n-id/partner';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { type AppContext, learnerApi, outcomeOf, renewWhenOver } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import { addressOf, type SearchParams } from '../parts/list-query/index.ts';
import { draftIn } from '../parts/rule-form/draftIn.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { Applications } from './Applications.tsx';
import { PartnershipStylesheet } from './PartnershipStylesheet.tsx';

interface ApplicationScreenProps {
  context: AppContext;
  search: SearchParams;
}

/** A refusal in the words of what was sent: the application itself, or a file for it. */
function problemOf(search: SearchParams, isForm: boolean): string | null {
  if (search.error === 'BAD_REQUEST') return isForm ? words.refused : words.fileHelp;
  if (search.error === 'CONFLICT') return isForm ? words.waits : words.filesFull;
  return formProblem(search);
}

/** /kemitraan/pengajuan: a new application of the kind that `jenis` names, else those there are and how they stand. */
export async function ApplicationScreen({ context, search }: ApplicationScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const path = pathTo(routes, 'partnershipApplication');
  const address = addressOf(path, search);
  const api = await learnerApi(context, address);
  const outcome = outcomeOf(await api.GET('/api/partnership/application'));
  if (outcome.kind !== 'found') {
    renewWhenOver(outcome.failure, tenant, address);
    return <LoadFailure failure={outcome.failure} retryHref={address} />;
  }
  const applications = outcome.data.data;
  const isWaiting = applications.some(({ status }) => status === 'received');
  const type = isWaiting ? undefined : PARTNERSHIP_TYPES.find((known) => known === search.jenis);
  const problem = problemOf(search, type !== undefined || search.jenis !== undefined);
  return (
    <PlainAccountFrame context={context} path={path} address={address} title={words.title}>
      <PartnershipStylesheet />
      {type ? (
        <div className="panel partnership-page">
          <h2 className="type-h3">{partnershipTypeText[type]}</h2>
          <ApplicationForm type={type} draft={await draftIn(PARTNERSHIP_FORM, search)} problem={problem} />
        </div>
      ) : (
        <div className="partnership-page">
          {search.terkirim === '1' && <Note tone="success">{words.sent}</Note>}
          {search.tersimpan === '1' && <Note tone="success">{words.fileAdded}</Note>}
          {problem && (
            <Note tone="error" alert>
              {problem}
            </Note>
          )}
          {applications.length > 0 ? <Applications applications={applications} /> : <p>{words.none}</p>}
          {!isWaiting && (
            <ButtonLink kind="line" href={pathTo(routes, 'partnership')}>
              {applications.length > 0 ? words.another : words.chooseKind}
            </ButtonLink>
          )}
        </div>
      )}
    </PlainAccountFrame>
  );
}
