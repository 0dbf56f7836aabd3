import { pathTo } from '@suluh/domain/address';
import { ENTERPRISE_LEAD_FORM } from '@suluh/domain/validation';
import { enterpriseLeadText as words } from '@suluh/i18n-id/home';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';
import { formProblem } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { draftIn } from '../parts/rule-form/draftIn.ts';
import { LeadForm } from './LeadForm.tsx';
import { LeadStylesheet } from './LeadStylesheet.tsx';

interface LeadScreenProps {
  context: AppContext;
  search: SearchParams;
}

/** What a form that was sent is told: what to mend where a field was wrong, else the server's own reason. */
const problemOf = (search: SearchParams): string | null =>
  search.error === 'BAD_REQUEST' ? words.refused : formProblem(search);

/** /enterprise/minta-penawaran: the form by itself, with what was typed and refused, or that it was taken. */
export async function LeadScreen({ context, search }: LeadScreenProps): Promise<ReactElement> {
  const { routes } = context.tenant;
  const isSent = search.terkirim === '1';
  const categories = isSent ? null : await catalogueApi(context).GET('/api/category');
  return (
    <>
      <LeadStylesheet />
      <main id="isi" className="layout-page leadForm-page">
        <h1 className="type-h1">{isSent ? words.sentTitle : words.title}</h1>
        {isSent ? (
          <>
            <Note tone="success">{words.sent}</Note>
            <ButtonLink kind="line" href={pathTo(routes, 'enterprise')}>
              {words.back}
            </ButtonLink>
          </>
        ) : (
          <div className="panel">
            <LeadForm
              fields={(categories?.data?.data ?? []).map(({ name }) => name)}
              draft={await draftIn(ENTERPRISE_LEAD_FORM, search)}
              problem={problemOf(search)}
            />
          </div>
        )}
      </main>
    </>
  );
}
