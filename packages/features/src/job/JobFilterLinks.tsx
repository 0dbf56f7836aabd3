import type { JobOptions } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { listedValues, type JobFilters } from '@suluh/domain/job';
import { jobText } from '@suluh/i18n-id/job';
import { ChipLink } from '@suluh/ui/badges/Chip';
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
        <ChipLink href={hrefOf({ company: '' })} removeLabel={jobText.allCompanies(filters.company)}>
          {filters.company}
        </ChipLink>
      )}
      {['', ...kinds.map(({ title }) => title)].map((kind) => (
        <ChipLink key={kind} href={hrefOf({ kind })} selected={listedValues(filters.kind).includes(kind)}>
          {kind || jobText.all}
        </ChipLink>
      ))}
    </nav>
  );
}
