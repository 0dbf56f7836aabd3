import type { JobOptions } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import type { JobFilters } from '@suluh/domain/job';
import { jobText } from '@suluh/i18n-id/job';
import type { ReactElement } from 'react';

interface JobFilterLinksProps {
  routes: Routes;
  filters: JobFilters;
  kinds: JobOptions['kinds'];
}

/** Narrows the list by kind of work, and widens it to all companies again: links. */
export function JobFilterLinks({ routes, filters, kinds }: JobFilterLinksProps): ReactElement {
  const hrefOf = (change: Partial<JobFilters>) => pathTo(routes, 'jobVacancies', { ...filters, ...change });
  return (
    <nav className="jobList-kinds" aria-label={jobText.kinds}>
      {filters.company && (
        <a href={hrefOf({ company: '' })} aria-label={jobText.allCompanies(filters.company)}>
          {filters.company} <span aria-hidden="true">×</span>
        </a>
      )}
      {['', ...kinds.map(({ title }) => title)].map((kind) => (
        <a key={kind} href={hrefOf({ kind })} aria-current={kind === filters.kind ? 'true' : undefined}>
          {kind || jobText.all}
        </a>
      ))}
    </nav>
  );
}
