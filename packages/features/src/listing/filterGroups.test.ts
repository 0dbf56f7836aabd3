import type { Facets } from '@suluh/api/types';
import { EMPTY_LISTING_QUERY, type ListingQuery } from '@suluh/domain/listing';
import { mainTenant } from '@suluh/tenant/main';
import { describe, expect, test } from 'vitest';
import { activeFilters, filterGroups, shownFilters } from './filterGroups.ts';

const option = (value: string, count: number, title = value) => ({ title, value, count });
const facets: Facets = {
  courseType: [option('online', 1200), option('offline', 3)],
  locationEvent: [option('Bandung', 2)],
  location: [option('Solo', 4)],
  role: [option('12', 5, 'Desainer')],
  category: [option('7', 2, 'Kriya'), option('78', 9, 'Prakerja'), option('5', 0, 'Bahasa')],
  price: [option('free', 4), option('under100', 0)],
  education: [option('SMA', 6)],
  rating: [option('5', 0), option('4', 3), option('3', 8)],
  lp: [option('CBI', 7, 'Cakra Belajar Indonesia')],
  provider: [option('internal', 5), option('partner', 0), option('coursera', 0)],
  training: [option('prakerja', 9), option('nonprakerja', 1203)],
  method: [option('mandiri', 1200), option('webinar', 0)],
};
const NO_AGE = { min: '', max: '', minError: null, maxError: null };
const query = (changes: Partial<ListingQuery> = {}): ListingQuery => ({ ...EMPTY_LISTING_QUERY, ...changes });
test('no prices where nothing is sold', () => {
  expect(
    filterGroups(facets, query(), NO_AGE, { withRoles: false, withPrices: false }).map(({ id }) => id),
  ).not.toContain('price');
});

const groups = (changes: Partial<ListingQuery> = {}, withRoles = false, of = facets) =>
  filterGroups(of, query(changes), NO_AGE, { withRoles });
const group = (id: string, changes: Partial<ListingQuery> = {}, of = facets) => {
  const found = groups(changes, true, of).find((each) => each.id === id);
  if (found === undefined || found.kind === 'age') throw new Error(`no choices for ${id}`);
  return found;
};

describe('which groups show (docs/product/listing.md#filters)', () => {
  test.each([
    [
      'at first',
      {},
      false,
      ['courseType', 'method', 'category', 'price', 'age', 'education', 'rating', 'lp', 'location'],
    ],
    [
      'with an offline class chosen: where it takes place',
      { courseType: ['offline'] },
      false,
      ['courseType', 'locationEvent', 'method', 'category', 'price', 'age', 'education', 'rating', 'lp', 'location'],
    ],
    [
      'with only online chosen: not',
      { courseType: ['online'] },
      false,
      ['courseType', 'method', 'category', 'price', 'age', 'education', 'rating', 'lp', 'location'],
    ],
    [
      'in a programme: its sections',
      {},
      true,
      ['courseType', 'method', 'role', 'category', 'price', 'age', 'education', 'rating', 'lp', 'location'],
    ],
  ] as const)('%s', (_, changes, withRoles, expected) => {
    const shown = groups(changes as Partial<ListingQuery>, withRoles).filter(({ waitsForOffline }) => !waitsForOffline);
    expect(shown.map(({ id }) => id)).toEqual(expected);
  });

  test('the cities of classes are there from the first, waiting for the offline type to be ticked in the form', () => {
    const cities = (changes: Partial<ListingQuery>) =>
      groups(changes).find(({ id }) => id === 'locationEvent')?.waitsForOffline ?? false;
    expect([cities({}), cities({ courseType: ['online'] }), cities({ courseType: ['offline'] })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('a filter without options is left out, unless something is chosen in it', () => {
    const without = { ...facets, education: [] };
    expect(groups({}, false, without).some(({ id }) => id === 'education')).toBe(false);
    expect(group('education', { education: ['S1'] }, without).options).toEqual([
      { value: 'S1', label: 'S1', countText: '0', checked: true },
    ]);
  });

  test('provider filters begin closed and open with a choice', () => {
    expect([group('lp').open, group('lp', { lp: ['CBI'] }).open, group('category').open]).toEqual([false, true, true]);
  });
});

describe('options', () => {
  test('categories come by count, largest first; one without courses cannot be chosen', () => {
    expect(
      group('category').options.map(({ label, countText, disabled = false }) => [label, countText, disabled]),
    ).toEqual([
      ['Prakerja', '9', false],
      ['Kriya', '2', false],
      ['Bahasa', '0', true],
    ]);
  });

  test('a chosen one without courses can be taken back', () => {
    expect(group('category', { category: ['5'] }).options.find(({ value }) => value === '5')).toEqual({
      value: '5',
      label: 'Bahasa',
      countText: '0',
      checked: true,
    });
  });

  test('types and prices have their words, counts their dots', () => {
    expect(group('courseType').options.map(({ label, countText }) => [label, countText])).toEqual([
      ['Kursus Online', '1.200'],
      ['Kursus Offline', '3'],
    ]);
    expect(group('price').options.map(({ label }) => label)).toEqual(['Gratis', 'Di bawah Rp100.000']);
  });

  test('of the ratings one is shown beside none chosen, the others once asked for', () => {
    const { options, visibleCount } = group('rating');
    expect([options.map(({ value }) => value), visibleCount]).toEqual([['', '4', '3'], 2]);
  });

  test.each([
    ['rating', {}, ['', '4 3', '3 8']],
    ['rating', { rating: 5 }, ['', '5 0', '4 3', '3 8']],
    ['provider', {}, ['', 'internal 5', 'partner 0, closed']],
    ['training', {}, ['', 'prakerja 9', 'nonprakerja 1.203']],
    ['method', {}, ['', 'mandiri 1.200', 'webinar 0, closed']],
    ['method', { method: 'webinar' }, ['', 'mandiri 1.200', 'webinar 0']],
  ] as const)(
    'of %s under %j each says how many courses it has, and is closed without any',
    (id, changes, expected) => {
      const all = { withRoles: false, withProviders: true, withTraining: true };
      const found = filterGroups(facets, query(changes), NO_AGE, all).find((each) => each.id === id);
      if (found?.kind !== 'radio') throw new Error(`no choice for ${id}`);
      expect(
        found.options.map(
          ({ value, countText = '', disabled }) => `${value} ${countText}`.trim() + (disabled ? ', closed' : ''),
        ),
      ).toEqual(expected);
    },
  );

  test('the query parameter of several values ends in brackets, that of the rating does not', () => {
    expect([group('category').name, group('rating').name]).toEqual(['category[]', 'rating']);
  });

  test.each([
    [null, ['', '4', '3'], ''],
    [4, ['', '4', '3'], '4'],
    [5, ['', '5', '4', '3'], '5'],
    [2, ['', '4', '3', '2'], '2'],
  ])('a rating of %s is shown among the usual ones and chosen', (rating, values, chosen) => {
    const { options } = group('rating', { rating });
    expect([
      options.map(({ value }) => value),
      options.filter(({ checked }) => checked).map(({ value }) => value),
    ]).toEqual([values, [chosen]]);
  });
});

describe('chips of what is chosen', () => {
  const labels = (changes: Partial<ListingQuery>, of: Facets | null = facets) =>
    activeFilters(of, query(changes)).map(({ label }) => label);

  test('nothing chosen, no chips; keyword, sort and page are none', () => {
    expect(labels({ q: 'batik', sort: 3, page: 2 })).toEqual([]);
  });

  test('each choice is one, in words', () => {
    expect(labels({ courseType: ['online'], category: ['78', '7'], min_age: 18, max_age: 35, rating: 4 })).toEqual([
      'Kursus Online',
      'Prakerja',
      'Kriya',
      'Usia 18–35 Tahun',
      '4 ke atas',
    ]);
  });

  test('a choice the search no longer knows keeps its value', () => {
    expect([labels({ lp: ['XYZ'] }), labels({ lp: ['CBI'] }, null)]).toEqual([['XYZ'], ['CBI']]);
  });

  test('taking one back keeps the others and returns to the first page', () => {
    const [first, second, third] = activeFilters(
      facets,
      query({ category: ['78', '7'], rating: 4, page: 3, q: 'batik' }),
    );
    expect([first?.without, second?.without, third?.without]).toEqual([
      query({ category: ['7'], rating: 4, q: 'batik' }),
      query({ category: ['78'], rating: 4, q: 'batik' }),
      query({ category: ['78', '7'], q: 'batik' }),
    ]);
  });
});

describe('who offers a course, for whom, and how it is learned', () => {
  const withAll = (changes: Partial<ListingQuery> = {}, of = facets) =>
    filterGroups(of, query(changes), NO_AGE, { withRoles: false, withProviders: true, withTraining: true });
  const optionsOf = (id: string, changes: Partial<ListingQuery> = {}, of = facets) => {
    const found = withAll(changes, of).find((each) => each.id === id);
    if (found?.kind !== 'radio') throw new Error(`no choice for ${id}`);
    return found.options.map(({ value, label, checked }) => `${checked ? '*' : ''}${value} ${label}`);
  };

  test.each([
    ['provider', ['* Semua', 'internal Dari Suluh', 'partner Dari mitra']],
    ['training', ['* Semua', 'prakerja Prakerja', 'nonprakerja Non-Prakerja']],
    ['method', ['* Semua', 'mandiri Mandiri', 'webinar Webinar']],
  ])('%s', (id, expected) => expect(optionsOf(id)).toEqual(expected));

  test('the page of an institution does not ask for institutions, every other list does', () => {
    const lp = [option('rimba', 3, 'Rimba')];
    const idsOf = (kind: 'all' | 'partner') =>
      filterGroups({ ...facets, lp }, query(), NO_AGE, shownFilters(mainTenant('https://suluh.example'), { kind })).map(
        ({ id }) => id,
      );
    expect(idsOf('all')).toEqual(expect.arrayContaining(['lp', 'provider']));
    expect(idsOf('partner')).not.toContain('lp');
    expect(idsOf('partner')).not.toContain('provider');
  });

  test('Coursera is a choice where a list has it, or where it was chosen', () => {
    const lp = [option('coursera', 3, 'Coursera')];
    expect(optionsOf('provider', {}, { ...facets, lp })).toContain('coursera Coursera');
    expect(optionsOf('provider', { provider: 'coursera' })).toContain('*coursera Coursera');
  });

  test('a chosen one is a chip that takes it back, and shows where it would not be offered', () => {
    expect(activeFilters(facets, query({ training: 'prakerja', page: 3 }))).toEqual([
      { label: 'Prakerja', without: query() },
    ]);
    expect(groups({ training: 'prakerja' }).map(({ id }) => id)).toContain('training');
    expect(groups().map(({ id }) => id)).not.toContain('training');
  });
});
