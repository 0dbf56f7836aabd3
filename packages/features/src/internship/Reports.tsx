import type { InternshipMe } from '@suluh/api/types';
import { apiPath, type Routes } from '@suluh/domain/address';
import { dueState } from '@suluh/domain/programme';
import { date } from '@suluh/i18n-id/format';
import { onJobPlanText as TEXTS } from '@suluh/i18n-id/internship';
import { Badge } from '@suluh/ui/badges/Badge';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { ComponentType, ReactElement } from 'react';
import { formProblem } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import type { ReportFormProps } from './ReportForm.tsx';

interface ReportsProps {
  me: InternshipMe;
  routes: Routes;
  search: SearchParams;
  /** Hands in the report of a month. */
  form: ComponentType<ReportFormProps>;
}

/** Why a report that was posted was refused; null where it was not. */
function problemOf(search: SearchParams): string | null {
  if (search.error === 'UNSUPPORTED_MEDIA_TYPE' || search.error === 'BAD_REQUEST') return TEXTS.notPdf;
  return search.error === 'CONFLICT' ? TEXTS.graded : formProblem(search);
}

/** The reports of the months that have begun: what was handed in, and the forms for what was not, or is replaced. */
export function Reports({ me, routes, search, form: Form }: ReportsProps): ReactElement | null {
  const { reports, grade, today } = me;
  if (reports.length === 0) return null;
  return (
    <section className="panel internship-section" id="laporan" aria-labelledby="laporan-judul">
      <h2 className="type-h3" id="laporan-judul">
        {TEXTS.reports}
      </h2>
      {search.terkirim === '1' && <Note tone="success">{TEXTS.received}</Note>}
      {grade && <Note>{TEXTS.graded}</Note>}
      {search.bulan === undefined && formProblem(search) && (
        <Note tone="error" alert>
          {formProblem(search)}
        </Note>
      )}
      {reports.toReversed().map(({ month, dueOn, sentAt }) => (
        <details
          key={month}
          className="internship-report"
          open={search.bulan === String(month) || (sentAt === null && month === reports.at(-1)!.month)}
        >
          <summary>
            <b>{TEXTS.report(month)}</b>
            {sentAt ? (
              <Badge tone="prakerja" icon="check">
                {TEXTS.sentOn(date(sentAt))}
              </Badge>
            ) : (
              <Badge tone={dueState(dueOn, today).state === 'late' ? 'danger' : 'neutral'}>
                {TEXTS.due(date(dueOn))}
              </Badge>
            )}
          </summary>
          {sentAt && (
            <ButtonLink kind="line" size="small" href={apiPath(routes, `/api/internship/report/${month}`)}>
              {TEXTS.read(month)}
            </ButtonLink>
          )}
          {!grade && (
            <Form
              key={sentAt}
              month={month}
              isSent={sentAt !== null}
              problem={search.bulan === String(month) ? problemOf(search) : null}
            />
          )}
        </details>
      ))}
    </section>
  );
}
