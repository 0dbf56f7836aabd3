import { pathTo, type Routes } from '@suluh/domain/address';
import { jobExperienceOf, type JobFilters } from '@suluh/domain/job';
import { wordsOf, type SearchParams } from '../parts/list-query/index.ts';

/** Signs of one filter, as the API takes them. */
export const MAX_SIGNS = 120;

/** What vacancies are looked for by: their filters, and whether only those that fit the visitor's own courses. */
export interface JobSearch extends JobFilters {
  match: '' | 'courses';
}

/** What the address of the list asks for; an unknown value narrows nothing. */
export const jobSearchIn = (search: SearchParams): JobSearch => ({
  q: wordsOf(search, 'q', MAX_SIGNS),
  city: wordsOf(search, 'city', MAX_SIGNS),
  kind: wordsOf(search, 'kind', MAX_SIGNS),
  company: wordsOf(search, 'company', MAX_SIGNS),
  education: wordsOf(search, 'education', MAX_SIGNS),
  experience: jobExperienceOf(wordsOf(search, 'experience', MAX_SIGNS)),
  match: wordsOf(search, 'match', MAX_SIGNS) === 'courses' ? 'courses' : '',
});

/** What chips narrow, unset. */
export const NO_CHIPS = { kind: '', education: '', experience: '', match: '' } as const satisfies Partial<JobSearch>;

/** The list under a search. */
export const jobListPath = (routes: Routes, search: Partial<JobSearch>): string =>
  pathTo(routes, 'jobVacancies', { ...search });
