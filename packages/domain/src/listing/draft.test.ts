import { describe, expect, it } from 'vitest';
import { activeFilterCount, BASE_PARAMS, resetFilters } from './draft.ts';
import { EMPTY_LISTING_QUERY, type ListingQuery } from './query.ts';
import { showsEventLocation, withoutHiddenFilters } from './visibility.ts';

const query = (change: Partial<ListingQuery>): ListingQuery => ({ ...EMPTY_LISTING_QUERY, ...change });

describe('filters: what a reset leaves, and how many are chosen', () => {
  it('keeps the keyword as it was meant, limit and sort on reset, and nothing else', () => {
    expect(BASE_PARAMS).toEqual(['q', 'exact', 'limit', 'sort']);
    expect(resetFilters(query({ q: 'a', limit: 30, sort: 1, page: 5, max_age: 3 }))).toEqual(
      query({ q: 'a', limit: 30, sort: 1 }),
    );
  });

  it('a page may keep its own base params', () => {
    expect(resetFilters(query({ q: 'batik', role: ['1'] }), ['role'])).toEqual(query({ role: ['1'] }));
  });

  it.each([
    ['nothing chosen', {}, 0],
    ['keyword, page and sort are no filters', { q: 'a', page: 2, sort: 1 }, 0],
    ['every value of a list counts', { category: ['1', '2'], lp: ['SCA'] }, 3],
    ['an age range counts once', { min_age: 1, max_age: 2 }, 1],
    ['one bound counts once', { max_age: 2 }, 1],
    ['a rating counts once', { rating: 5 }, 1],
    [
      'provider, training and method count once each',
      { provider: 'internal', training: 'prakerja', method: 'webinar' },
      3,
    ],
    ['all of them do not count', { provider: 'semua', training: 'semua', method: 'semua' }, 0],
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
