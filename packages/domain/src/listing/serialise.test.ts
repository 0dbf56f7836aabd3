import { describe, expect, it } from 'vitest';
import { EMPTY_LISTING_QUERY, type ListingQuery } from './query.ts';
import { listingParams, listingSearch } from './serialise.ts';

const query = (change: Partial<ListingQuery>): ListingQuery => ({ ...EMPTY_LISTING_QUERY, ...change });

describe('how a listing is written into an address', () => {
  it.each([
    ['defaults are left out', {}, ''],
    ['page 1 is omitted', { page: 1 }, ''],
    ['page 2 is named', { page: 2 }, '?page=2'],
    ['limit 20 is named', { limit: 20 }, '?limit=20'],
    ['sort 3 is named', { sort: 3 }, '?sort=3'],
    ['a keyword is encoded', { q: 'batik & kain' }, '?q=batik+%26+kain'],
    ['a keyword meant as typed', { q: 'batk', exact: true }, '?q=batk&exact=1'],
    ['exact without a keyword says nothing', { exact: true }, ''],
    ['who offers, for whom, how', { provider: 'partner', training: 'prakerja', method: 'mandiri' }, '?provider=partner&training=prakerja&method=mandiri'], // prettier-ignore
    ['lists use bracket format', { role: ['1', 'upcoming'] }, '?role%5B%5D=1&role%5B%5D=upcoming'],
    ['ages and rating', { min_age: 0, max_age: 60, rating: 4 }, '?min_age=0&max_age=60&rating=4'],
    ['the event city without the offline type is dropped', { locationEvent: ['Solo'] }, ''],
  ] as [string, Partial<ListingQuery>, string][])('%s', (_, change, expected) => {
    expect(listingSearch(query(change))).toBe(expected);
  });

  it('writes everything in a fixed order', () => {
    const full = query({
      location: ['Bandung'],
      lp: ['SCA'],
      rating: 4,
      max_age: 60,
      min_age: 17,
      education: ['Diploma'],
      price: ['free'],
      category: ['7'],
      role: ['1'],
      locationEvent: ['Solo'],
      courseType: ['offline'],
      sort: 5,
      page: 2,
      limit: 30,
      q: 'batik',
    });
    expect(listingParams(full).map((pair) => pair.join('='))).toEqual([
      'q=batik',
      'limit=30',
      'page=2',
      'sort=5',
      'courseType[]=offline',
      'locationEvent[]=Solo',
      'role[]=1',
      'category[]=7',
      'price[]=free',
      'education[]=Diploma',
      'min_age=17',
      'max_age=60',
      'rating=4',
      'lp[]=SCA',
      'location[]=Bandung',
    ]);
  });
});
