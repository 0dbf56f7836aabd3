import { expect, it } from 'vitest';
import { indexingOf } from './indexing.ts';

it.each([
  ['nothing', {}, { page: undefined, isNarrowed: false }],
  ['the first page', { page: '1' }, { page: undefined, isNarrowed: false }],
  ['another page', { page: '3' }, { page: '3', isNarrowed: false }],
  ['no page', { page: 'dua' }, { page: undefined, isNarrowed: false }],
  ['two pages', { page: ['2', '3'] }, { page: undefined, isNarrowed: false }],
  ['a filter', { 'method[]': ['online'] }, { page: undefined, isNarrowed: true }],
  ['an empty filter', { q: '', sort: undefined, price: [] }, { page: undefined, isNarrowed: false }],
  ['an order of another page', { sort: '3', page: '2' }, { page: '2', isNarrowed: true }],
  ['marks of a link outside', { utm_source: 'x', fbclid: 'y' }, { page: undefined, isNarrowed: false }],
])('%s', (_, search, expected) => expect(indexingOf('courses', search)).toEqual(expected));

it('a page that is no list is one page whatever its query', () => {
  expect(indexingOf('course', { ulasan: '2', page: '2' })).toEqual({ page: undefined, isNarrowed: false });
});
