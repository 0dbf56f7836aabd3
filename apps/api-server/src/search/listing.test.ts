import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONE_OF_FILTER_NAMES } from '@suluh/domain/listing';
import { CourseIndex } from './courseIndex.ts';
import type { IndexedCourse } from './indexedCourse.ts';
import { list, type Filters } from './listing.ts';

const now = new Date('2025-10-01T00:00:00Z');
const day = 86_400;
const at = now.getTime() / 1000;

const course = (id: number, more: Partial<IndexedCourse> = {}): IndexedCourse => ({
  id,
  popularity: 0,
  type: 'a',
  price: 0,
  partner: 'P1',
  partnerName: 'Satu',
  internal: false,
  city: null,
  education: null,
  minAge: null,
  maxAge: null,
  rating: 0,
  published: 0,
  categories: [],
  programs: [],
  roles: [],
  events: [],
  ...more,
});

const idsOf = (courses: IndexedCourse[], filters: Filters, sort: 0 | 1 | 2 | 3 | 4 | 5 = 0) => {
  const index = CourseIndex.of(courses, now);
  return list(index, { filters, scope: index.all, found: null, sort }).page(1, 10);
};

describe('filters', () => {
  const some = [
    course(1, {
      type: 'd',
      categories: [2],
      price: 0,
      city: 'Solo',
      events: [{ city: 'Bandung', start: at + day, end: at + 2 * day }],
    }),
    course(2, {
      type: 'b',
      categories: [2, 78],
      price: 100_000,
      rating: 4,
      minAge: 17,
      maxAge: 25,
      partner: 'coursera',
    }),
    course(3, {
      type: 'c',
      categories: [3],
      price: 99_999,
      rating: 3.9,
      internal: true,
      events: [{ city: 'Medan', start: at - 2 * day, end: at - day }],
    }),
    course(4, { price: 500_001, education: 'Sarjana', roles: [7] }),
  ];
  it.each<[string, Filters, number[]]>([
    ['none', {}, [1, 2, 3, 4]],
    ['offline', { courseType: ['offline'] }, [1]],
    ['online', { courseType: ['online'] }, [2, 3, 4]],
    ['values of one filter widen', { category: ['2', '3'] }, [1, 2, 3]],
    ['filters narrow each other', { category: ['2', '3'], courseType: ['online'] }, [2, 3]],
    ['free', { price: ['free'] }, [1]],
    ['under 100,000', { price: ['under100'] }, [3]],
    ['from 100,000', { price: ['100to500'] }, [2]],
    ['over 500,000', { price: ['over500'] }, [4]],
    ['rating 4 and above', { rating: 4 }, [2]],
    ['city of a coming event', { locationEvent: ['Bandung'] }, [1]],
    ['city of a past event', { locationEvent: ['Medan'] }, []],
    ['city of the provider', { location: ['Solo'] }, [1]],
    ['upcoming', { role: ['upcoming'] }, [1]],
    ['a section', { role: ['7'] }, [4]],
    ['from 26 years', { min_age: 26 }, [1, 3, 4]],
    ['at 25 years', { min_age: 25, max_age: 25 }, [1, 2, 3, 4]],
    ['up to 16 years', { max_age: 16 }, [1, 3, 4]],
    ['education', { education: ['Sarjana'] }, [4]],
    ['Prakerja', { training: 'prakerja' }, [2]],
    ['not Prakerja', { training: 'nonprakerja' }, [1, 3, 4]],
    ['all training', { training: 'semua' }, [1, 2, 3, 4]],
    ['internal', { provider: 'internal' }, [3]],
    ['partners', { provider: 'partner' }, [1, 2, 4]],
    ['coursera', { provider: 'coursera' }, [2]],
    ['self-learning', { method: 'mandiri' }, [4]],
    ['webinar', { method: 'webinar' }, [2, 3]],
    ['unknown category', { category: ['999'] }, []],
  ])('%s', (_name, filters, ids) => expect(idsOf(some, filters)).toEqual(ids));
});

describe('orders', () => {
  const three = [
    course(1, { price: 5, rating: 4.1, published: 10 }),
    course(2, { price: 9, rating: 4.9, published: 30 }),
    course(3, { price: 5, rating: 3, published: 20, popularity: 9 }),
  ];
  it.each<[string, 0 | 1 | 2 | 3 | 4 | 5, number[]]>([
    ['0 best known first', 0, [3, 1, 2]],
    ['1 dearest first, ties by how well known', 1, [2, 3, 1]],
    ['2 cheapest first', 2, [3, 1, 2]],
    ['3 newest first', 3, [2, 3, 1]],
    ['4 best rated first', 4, [2, 1, 3]],
    ['5 worst rated first', 5, [3, 1, 2]],
  ])('%s', (_name, sort, ids) => expect(idsOf(three, {}, sort)).toEqual(ids));

  it.each<[string, 4 | 5, number[]]>([
    ['best', 4, [2, 1, 3]],
    ['worst', 5, [1, 2, 3]],
  ])('%s rated first shows last what nobody rated', (_name, sort, ids) =>
    expect(idsOf([course(1, { rating: 1 }), course(2, { rating: 5 }), course(3, { popularity: 9 })], {}, sort)).toEqual(
      ids,
    ),
  );
});

describe('facets', () => {
  it('count under every other filter, keep zeros, and not what the scope never has', () => {
    const index = CourseIndex.of(
      [
        course(1, { categories: [1], type: 'd', programs: ['x'] }),
        course(2, { categories: [2], programs: ['x'] }),
        course(3, { categories: [3] }),
      ],
      now,
    );
    const counts = list(index, {
      filters: { category: ['1'] },
      scope: index.programs.any(['x']),
      found: null,
      sort: 0,
    }).counts();
    expect([...counts.category]).toEqual([
      ['1', 1],
      ['2', 1],
    ]);
    expect(counts.courseType.get('offline')).toBe(1);
    expect(counts.courseType.get('online')).toBe(0);
  });

  it('say exactly how many courses choosing the option would leave', () => {
    const anyCourse = fc.record({
      categories: fc.uniqueArray(fc.constantFrom(1, 2, 3, 78), { maxLength: 3 }),
      type: fc.constantFrom('a', 'b', 'd'),
      internal: fc.boolean(),
      partner: fc.constantFrom('P1', 'COURSERA'),
      rating: fc.constantFrom(0, 3.5, 4.6),
      minAge: fc.constantFrom(null, 17, 40),
      education: fc.constantFrom('SMA', 'S1', null),
      price: fc.constantFrom(0, 50_000, 900_000),
    });
    const anyFilters = fc.record({
      category: fc.subarray(['1', '2']),
      courseType: fc.subarray<'online' | 'offline'>(['online', 'offline']),
      education: fc.subarray(['SMA', 'S1']),
      provider: fc.constantFrom('semua', 'internal', 'partner', 'coursera'),
      training: fc.constantFrom('semua', 'prakerja', 'nonprakerja'),
      method: fc.constantFrom('semua', 'mandiri', 'webinar'),
      max_age: fc.constantFrom(undefined, 30),
    });
    fc.assert(
      fc.property(fc.array(anyCourse, { maxLength: 40 }), anyFilters, (drawn, filters) => {
        const index = CourseIndex.of(
          drawn.map((more, at) => course(at + 1, more)),
          now,
        );
        const listed = (by: Filters) => list(index, { filters: by, scope: index.all, found: null, sort: 0 });
        const counts = listed(filters).counts();
        for (const [value, count] of counts.category)
          expect(listed({ ...filters, category: [value] }).total).toBe(count);
        for (const [stars, count] of counts.rating)
          expect(listed({ ...filters, rating: Number(stars) }).total).toBe(count);
        for (const name of ONE_OF_FILTER_NAMES)
          for (const [value, count] of counts[name])
            expect([name, value, listed({ ...filters, [name]: value }).total]).toEqual([name, value, count]);
      }),
    );
  });
});

it('pages hold every course once', () => {
  const many = Array.from({ length: 95 }, (_, at) => course(at + 1, { price: at % 7 }));
  const index = CourseIndex.of(many, now);
  const listing = list(index, { filters: {}, scope: index.all, found: null, sort: 2 });
  const ids = Array.from({ length: 10 }, (_, page) => listing.page(page + 1, 10)).flat();
  expect(new Set(ids).size).toBe(95);
  expect(listing.page(11, 10)).toEqual([]);
});
