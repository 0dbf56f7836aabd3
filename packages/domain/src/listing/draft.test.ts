import { describe, expect, it } from 'vitest';
import { activeFilterCount, BASE_PARAMS, changeFilter, resetFilters, type FilterChange } from './draft.ts';
import { EMPTY_LISTING_QUERY, type ListingQuery } from './query.ts';
import { showsEventLocation, withoutHiddenFilters } from './visibility.ts';

const query = (change: Partial<ListingQuery>): ListingQuery => ({ ...EMPTY_LISTING_QUERY, ...change });

describe('filters: temporary values until confirmed', () => {
  it.each([
    ['choosing a value adds it', {}, { kind: 'toggle', filter: 'lp', value: 'SCA' }, { lp: ['SCA'] }],
    [
      'choosing it again removes it',
      { lp: ['SCA', 'KKN'] },
      { kind: 'toggle', filter: 'lp', value: 'SCA' },
      { lp: ['KKN'] },
    ],
    ['a change leads back to page 1', { page: 4 }, { kind: 'rating', rating: 4 }, { rating: 4 }],
    ['a rating can be taken back', { rating: 4 }, { kind: 'rating', rating: null }, {}],
    ['both ages come together', {}, { kind: 'age', min_age: 17, max_age: 60 }, { min_age: 17, max_age: 60 }],
    ['the sort changes', {}, { kind: 'sort', sort: 3 }, { sort: 3 }],
    [
      'leaving offline drops the event cities',
      { courseType: ['offline'], locationEvent: ['Solo'] },
      { kind: 'toggle', filter: 'courseType', value: 'offline' },
      {},
    ],
    [
      'reset removes all but the base params',
      { q: 'batik', lp: ['SCA'], rating: 4, page: 3, limit: 20 },
      { kind: 'reset' },
      { q: 'batik', limit: 20 },
    ],
    [
      'a page may keep its own base params',
      { q: 'batik', role: ['1'] },
      { kind: 'reset', baseParams: ['role'] },
      { role: ['1'] },
    ],
  ] as [string, Partial<ListingQuery>, FilterChange, Partial<ListingQuery>][])('%s', (_, before, change, after) => {
    const start = query(before);
    const frozen = structuredClone(start);
    expect(changeFilter(start, change)).toEqual(query(after));
    expect(start).toEqual(frozen);
  });

  it('keeps keyword, limit and sort on reset, and nothing else', () => {
    expect(BASE_PARAMS).toEqual(['q', 'limit', 'sort']);
    expect(resetFilters(query({ q: 'a', limit: 30, sort: 1, page: 5, max_age: 3 }))).toEqual(
      query({ q: 'a', limit: 30, sort: 1 }),
    );
  });

  it.each([
    ['nothing chosen', {}, 0],
    ['keyword, page and sort are no filters', { q: 'a', page: 2, sort: 1 }, 0],
    ['every value of a list counts', { category: ['1', '2'], lp: ['SCA'] }, 3],
    ['an age range counts once', { min_age: 1, max_age: 2 }, 1],
    ['one bound counts once', { max_age: 2 }, 1],
    ['a rating counts once', { rating: 5 }, 1],
    ['hidden event cities do not count', { locationEvent: ['Solo'] }, 0],
    [
      'all of them together',
      {
        courseType: ['offline'],
        locationEvent: ['Solo'],
        location: ['Solo'],
        role: ['1'],
        category: ['1'],
        price: ['free'],
        education: ['S1'],
        lp: ['A'],
      },
      8,
    ],
  ] as [string, Partial<ListingQuery>, number][])('counts chosen filters: %s', (_, change, expected) => {
    expect(activeFilterCount(query(change))).toBe(expected);
  });
});

describe('the offline course type makes the locationEvent filter visible', () => {
  it.each([
    ['no type chosen', [], false],
    ['online only', ['online'], false],
    ['offline', ['offline'], true],
    ['both', ['online', 'offline'], true],
  ] as const)('%s', (_, courseType, expected) => {
    const chosen = query({ courseType, locationEvent: ['Solo'] });
    expect(showsEventLocation(chosen)).toBe(expected);
    expect(withoutHiddenFilters(chosen).locationEvent).toEqual(expected ? ['Solo'] : []);
  });
});
