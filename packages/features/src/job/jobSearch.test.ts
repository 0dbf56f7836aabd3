import { MAIN_ROUTES } from '@suluh/domain/address';
import { expect, it } from 'vitest';
import { jobListPath, jobSearchIn, NO_CHIPS } from './jobSearch.ts';

const nothing = { q: '', city: '', kind: '', company: '', education: '', experience: '', match: '' };

it.each([
  [{}, nothing],
  [
    { education: ' SMA/SMK ', experience: 'none', match: 'courses' },
    { ...nothing, education: 'SMA/SMK', experience: 'none', match: 'courses' },
  ],
  [{ experience: 'banyak', match: 'semua', lain: 'x' }, nothing],
  [{ kind: ['Kontrak', 'Lepas'] }, { ...nothing, kind: 'Kontrak' }],
])('the query %j asks for %j', (query, expected) => expect(jobSearchIn(query)).toEqual(expected));

it('the address of a search has what was asked for alone, and a chip let go leaves the rest', () => {
  const search = jobSearchIn({ q: 'kasir', city: 'solo', education: 'D3', match: 'courses' });
  expect(jobListPath(MAIN_ROUTES, search)).toBe('/job-vacancies?q=kasir&city=solo&education=D3&match=courses');
  expect(jobListPath(MAIN_ROUTES, { ...search, ...NO_CHIPS })).toBe('/job-vacancies?q=kasir&city=solo');
});
