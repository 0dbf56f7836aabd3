import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseListingQuery } from './parse.ts';
import { EMPTY_LISTING_QUERY, LISTING_PARAMS, type ListingQuery } from './query.ts';
import { listingParams, listingSearch } from './serialise.ts';

describe('query params of the course listing page', () => {
  it('knows the params of the specification, its provider, training and method filters, and q of R12', () => {
    expect([...LISTING_PARAMS].sort()).toEqual(
      'limit page sort courseType locationEvent role category price education min_age max_age rating lp location provider training method q exact'
        .split(' ')
        .sort(),
    );
  });

  it.each([
    ['nothing is the first page of ten, most relevant first', '', {}],
    ['a keyword', 'q=menenun+songket', { q: 'menenun songket' }],
    ['a keyword meant as typed', 'q=batk&exact=1', { q: 'batk', exact: true }],
    ['another value of it', 'q=batk&exact=ya', { q: 'batk' }],
    ['who offers, for whom, how', 'provider=internal&training=nonprakerja&method=webinar', { provider: 'internal', training: 'nonprakerja', method: 'webinar' }], // prettier-ignore
    ['unknown ones are all', 'provider=x&training=&method=Webinar', {}],
    ['a keyword is trimmed', 'q=+batik+', { q: 'batik' }],
    ['a very long keyword is cut', `q=${'a'.repeat(101)}`, { q: 'a'.repeat(100) }],
    ['page, limit and sort', 'page=3&limit=20&sort=2', { page: 3, limit: 20, sort: 2 }],
    ['unknown page, limit and sort are the defaults', 'page=x&limit=11&sort=6', {}],
    ['a list in bracket format', 'role[]=1&role[]=2', { role: ['1', '2'] }],
    ['a list with places', 'role[0]=1&role[1]=2', { role: ['1', '2'] }],
    ['a list by repeated names', 'role=1&role=2', { role: ['1', '2'] }],
    ['a value named twice counts once', 'role=1&role=1', { role: ['1'] }],
    ['empty values are left out', 'role=&category=+', {}],
    ['course types in their own order', 'courseType=offline&courseType=online', { courseType: ['online', 'offline'] }],
    ['an unknown course type is left out', 'courseType=venue', {}],
    ['known prices stay, unknown ones do not', 'price=over500&price=cheap', { price: ['over500'] }],
    ['ages', 'min_age=17&max_age=60', { min_age: 17, max_age: 60 }],
    ['equal ages', 'min_age=17&max_age=17', { min_age: 17, max_age: 17 }],
    ['ages in the wrong order are no filter', 'min_age=40&max_age=35', {}],
    ['one age alone', 'min_age=0', { min_age: 0 }],
    ['the highest age', 'max_age=150', { max_age: 150 }],
    ['an age beyond it', 'max_age=151', {}],
    ['a negative age', 'min_age=-1', {}],
    ['an age with more than digits', 'min_age=17a&max_age=x60', {}],
    ['rating 1', 'rating=1', { rating: 1 }],
    ['rating 5', 'rating=5', { rating: 5 }],
    ['rating 0 is none', 'rating=0', {}],
    ['rating 6 is none', 'rating=6', {}],
    ['half a rating is none', 'rating=1.5', {}],
    ['the youngest highest age', 'max_age=0', { max_age: 0 }],
    [
      'the city of the event and of the provider',
      'locationEvent=Solo&location=Bandung',
      { locationEvent: ['Solo'], location: ['Bandung'] },
    ],
    [
      'category, education and provider',
      'category=7&education=Diploma&lp=SCA',
      { category: ['7'], education: ['Diploma'], lp: ['SCA'] },
    ],
  ] as [string, string, Partial<ListingQuery>][])('%s', (_, search, expected) => {
    expect(parseListingQuery(search)).toEqual({ ...EMPTY_LISTING_QUERY, ...expected });
  });

  it('reads the record a page receives, and parsed params, alike', () => {
    const record = { 'role[]': ['1', '2'], page: '2', q: undefined };
    const expected = { ...EMPTY_LISTING_QUERY, role: ['1', '2'], page: 2 };
    expect(parseListingQuery(record)).toEqual(expected);
    expect(parseListingQuery(new URLSearchParams('role[]=1&role[]=2&page=2'))).toEqual(expected);
  });

  it('takes at most 50 values of a list', () => {
    const search = Array.from({ length: 51 }, (_, index) => `lp=${index}`).join('&');
    expect(parseListingQuery(search).lp).toHaveLength(50);
  });

  it('reads any text without throwing, and writes what it reads back', () => {
    const params = fc.array(
      fc.tuple(
        fc.constantFrom(...LISTING_PARAMS, 'role[]', 'price[3]', 'other'),
        fc.oneof(
          fc.string(),
          fc.nat({ max: 200 }).map(String),
          fc.constantFrom('online', 'offline', 'free', 'over500'),
        ),
      ),
    );
    fc.assert(
      fc.property(params, (pairs) => {
        const query = parseListingQuery(new URLSearchParams(pairs.map(([name, value]) => [name, value])));
        const again = parseListingQuery(listingSearch(query));
        expect(parseListingQuery(listingSearch(again))).toEqual(again);
        expect(listingParams(again)).toEqual(listingParams(query));
      }),
    );
  });
});
