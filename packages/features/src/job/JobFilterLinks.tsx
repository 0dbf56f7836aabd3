import type { JobOptions } from '@suluh/api/types';
import type { Routes } from '@suluh/domain/address';
import { listedValues } from '@suluh/domain/job';
import { jobText } from '@suluh/i18n-id/job';
import { ChipLink } from '@suluh/ui/badges/Chip';
import type { ReactElement } from 'react';
import { jobListPath, NO_CHIPS, type JobSearch } from './jobSearch.ts';

interface JobFilterLinksProps {
  routes: Routes;
  search: JobSearch;
  options: Pick<JobOptions, 'kinds' | 'educations' | 'withoutExperience'>;
}

/** Kinds and educations in the first row, so that it stays one line at 1440 px; the others are unfolded. */
const FIRST_KINDS = 4;
const FIRST_EDUCATIONS = 2;

type Options = JobOptions['kinds'];

/** Those of the first row, and the chosen ones whatever their place; then the others. */
function inTwo(options: Options, chosen: string, most: number): [first: string[], others: string[]] {
  const titles = options.map(({ title }) => title);
  const isFirst = (title: string, at: number) => at < most || (chosen !== '' && listedValues(chosen).includes(title));
  return [titles.filter(isFirst), titles.filter((title, at) => !isFirst(title, at))];
}

/** Narrows the list, and widens it again where a chip is pressed that was: links (docs/product/job.md#filters). */
export function JobFilterLinks({ routes, search, options }: JobFilterLinksProps): ReactElement {
  const hrefOf = (change: Partial<JobSearch>) => jobListPath(routes, { ...search, ...change });
  const [kinds, otherKinds] = inTwo(options.kinds, search.kind, FIRST_KINDS);
  const [educations, otherEducations] = inTwo(options.educations, search.education, FIRST_EDUCATIONS);
  const chipsOf = (name: 'kind' | 'education', titles: readonly string[]) =>
    titles.map((title) => {
      const selected = search[name] !== '' && listedValues(search[name]).includes(title);
      return (
        <ChipLink key={title} href={hrefOf({ [name]: selected ? '' : title })} selected={selected}>
          {title}
        </ChipLink>
      );
    });
  const isWhole = Object.keys(NO_CHIPS).every((name) => search[name as keyof typeof NO_CHIPS] === '');
  return (
    <nav aria-label={jobText.filters}>
      <div className="chip-row chip-scrollingRow jobList-first">
        {search.company && (
          <ChipLink href={hrefOf({ company: '' })} removeLabel={jobText.allCompanies(search.company)}>
            {search.company}
          </ChipLink>
        )}
        <ChipLink href={hrefOf(NO_CHIPS)} selected={isWhole}>
          {jobText.all}
        </ChipLink>
        {(options.withoutExperience > 0 || search.experience) && (
          <ChipLink href={hrefOf({ experience: search.experience ? '' : 'none' })} selected={search.experience !== ''}>
            {jobText.withoutExperience}
          </ChipLink>
        )}
        {chipsOf('kind', kinds)}
        {chipsOf('education', educations)}
        <ChipLink href={hrefOf({ match: search.match ? '' : 'courses' })} selected={search.match !== ''}>
          {jobText.matching}
        </ChipLink>
      </div>
      {otherKinds.length + otherEducations.length > 0 && (
        <details className="jobList-more">
          <summary className="type-link">{jobText.moreFilters}</summary>
          {otherKinds.length > 0 && (
            <p className="jobList-kinds">
              <b>{jobText.kinds}</b> {chipsOf('kind', otherKinds)}
            </p>
          )}
          {otherEducations.length > 0 && (
            <p className="jobList-kinds">
              <b>{jobText.educations}</b> {chipsOf('education', otherEducations)}
            </p>
          )}
        </details>
      )}
    </nav>
  );
}
