import type { JobApplication } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import type { ApplicationState } from '@suluh/domain/job';
import { date } from '@suluh/i18n-id/format';
import { applicationStateText, applyText } from '@suluh/i18n-id/job';
import { Badge } from '@suluh/ui/badges/Badge';
import type { ReactElement } from 'react';

const TONE = { sent: 'prakerja', invited: 'voucher', declined: 'neutral' } as const satisfies Record<
  ApplicationState,
  string
>;

/** Applications and how each stands. */
export const Applications = ({
  applications,
  routes,
}: {
  applications: readonly JobApplication[];
  routes: Routes;
}): ReactElement => (
  <ul className="jobApply-list">
    {applications.map(({ id, slugJob, jobTitle, company, isOpen, status, answer, cvName, createdAt }) => (
      <li key={id} className="panel jobApply-item">
        <h3 className="type-h3">
          {isOpen ? <a href={pathTo(routes, 'job', { slug: slugJob })}>{jobTitle}</a> : jobTitle}{' '}
          {applyText.at(company)}
        </h3>
        <p>
          <Badge tone={TONE[status]}>{applicationStateText[status]}</Badge>
        </p>
        <p className="type-muted">
          {[applyText.onDay(date(createdAt)), cvName, ...(isOpen ? [] : [applyText.closed])].join(' · ')}
        </p>
        {answer && (
          <p>
            <b>{applyText.answer}:</b> {answer}
          </p>
        )}
      </li>
    ))}
  </ul>
);
