import { apiPath, pathTo } from '@suluh/domain/address';
import { date } from '@suluh/i18n-id/format';
import { preferenceText } from '@suluh/i18n-id/notificationPreference';
import { personalDataFileText, personalDataText } from '@suluh/i18n-id/personalData';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { type AppContext, learnerApi, outcomeOf, renewWhenOver } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { CloseForm } from './CloseForm.tsx';
import { PersonalDataStylesheet } from './PersonalDataStylesheet.tsx';

interface PersonalDataScreenProps {
  context: AppContext;
  search: SearchParams;
}

/** A refusal in the words of the form that closes the account. */
function problemOf(search: SearchParams): string | null {
  if (search.error === 'FORBIDDEN') return personalDataText.wrongPassword;
  if (search.error === 'LOGIN_AGAIN') return personalDataText.loginAgain;
  return formProblem(search);
}

/** /personal-data: a copy of one's data, what was agreed to, and closing the account (docs/product/personal-data.md). */
export async function PersonalDataScreen({ context, search }: PersonalDataScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const path = pathTo(routes, 'personalData');
  const api = await learnerApi(context, path);
  const [agreements, credentials] = await Promise.all([
    api.GET('/api/profile/agreements'),
    api.GET('/api/profile/credentials'),
  ]);
  const agreed = outcomeOf(agreements);
  if (agreed.kind !== 'found') {
    renewWhenOver(agreed.failure, tenant, path);
    return <LoadFailure failure={agreed.failure} retryHref={path} />;
  }
  const documents = agreed.data.data;
  return (
    <PlainAccountFrame context={context} path={path} title={personalDataText.title}>
      <PersonalDataStylesheet />
      <section className="panel personalData" aria-labelledby="salinan">
        <h2 className="type-h3" id="salinan">
          {personalDataText.copyTitle}
        </h2>
        <p>{personalDataText.copyBody}</p>
        <ButtonLink
          kind="line"
          icon="download"
          href={apiPath(routes, '/api/profile/export')}
          download={personalDataFileText.fileName}
        >
          {personalDataText.copy}
        </ButtonLink>
      </section>
      <section className="panel personalData" aria-labelledby="disetujui">
        <h2 className="type-h3" id="disetujui">
          {personalDataText.agreedTitle}
        </h2>
        {documents.length === 0 && <p>{personalDataText.noneAgreed}</p>}
        {documents.map(({ document, title, version, agreedAt }) => (
          <p key={`${document} ${version}`}>
            <a className="type-link" href={pathTo(routes, document === 'kebijakan-privasi' ? 'privacy' : 'terms')}>
              {title}
            </a>
            <br />
            <span className="type-small type-muted">{personalDataText.agreed(version, date(agreedAt))}</span>
          </p>
        ))}
      </section>
      <a className="type-link" href={pathTo(routes, 'notificationPreference')}>
        {preferenceText.title}
      </a>
      <section className="panel personalData" aria-labelledby="tutup">
        <h2 className="type-h3" id="tutup">
          {personalDataText.closeTitle}
        </h2>
        <CloseForm
          routes={routes}
          hasPassword={credentials.data?.data.hasPassword ?? true}
          problem={problemOf(search)}
        />
      </section>
    </PlainAccountFrame>
  );
}
