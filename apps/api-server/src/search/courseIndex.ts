import { setImmediate } from 'node:timers/promises';
import { isOffline, PRAKERJA_CATEGORY_ID } from '@suluh/domain/course';
import { PRICE_BUCKETS, priceBounds, type SortValue } from '@suluh/domain/listing';
import { priceNowRupiah } from '@suluh/domain/pricing';
import { Bitset } from './bitset.ts';
import { Dimension } from './dimension.ts';
import type { IndexedCourse } from './indexedCourse.ts';
import { ordersOf, priceOrdersOf, sortedBy, type PriceOrders } from './order.ts';

/** Filters that are facets too, in the order answers list them. */
export const FACET_NAMES = [
  'courseType',
  'locationEvent',
  'location',
  'role',
  'category',
  'price',
  'education',
  'rating',
  'lp',
] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** Value of the role filter for courses with an event to come. */
export const UPCOMING = 'upcoming';

/** Stands for no upper age. */
const OLDEST = 999;

const NONE: readonly string[] = [];

const some = (value: string | null): readonly string[] => (value === null || value === '' ? NONE : [value]);

const priceBucket = (price: number): string[] =>
  PRICE_BUCKETS.filter((bucket) => {
    const { minRupiah, maxRupiah } = priceBounds(bucket);
    return price >= minRupiah && (maxRupiah === null || price <= maxRupiah);
  });

/** Whole stars a rating reaches, 5 stars and fewer first. */
const RATINGS_REACHED = [
  [],
  ['1'],
  ['2', '1'],
  ['3', '2', '1'],
  ['4', '3', '2', '1'],
  ['5', '4', '3', '2', '1'],
] as const;
const ratingsReached = (rating: number): readonly string[] =>
  RATINGS_REACHED[Math.max(0, Math.min(5, Math.floor(rating)))] ?? NONE;

interface Parts {
  courses: readonly IndexedCourse[];
  orders: Record<SortValue, Uint32Array>;
  facets: Record<FacetName, Dimension>;
  programs: Dimension;
  types: Dimension;
  providers: Dimension;
}

/** Flash-sale prices by course id, in rupiah. */
export type FlashPrices = ReadonlyMap<number, number>;

/** What follows from the prices of this moment: the filter's ranges and the two orders by price. */
function* pricesOf(
  courses: readonly IndexedCourse[],
  flash: FlashPrices,
): Generator<void, { facet: Dimension; orders: PriceOrders }> {
  const prices = Float64Array.from(courses, ({ id, price }) => priceNowRupiah(price, flash.get(id)));
  yield;
  const facet = new Dimension(courses.length, (slot) => priceBucket(prices[slot]!));
  yield;
  return { facet, orders: yield* priceOrdersOf(prices) };
}

type Dimensions = Exclude<FacetName, 'price'> | 'programs' | 'types' | 'providers';

/** Builds an index part by part; between two parts other requests may be answered. */
function* partsOf(given: Iterable<IndexedCourse>, now: Date, flash: FlashPrices): Generator<void, Parts> {
  const unordered = [...given];
  yield;
  const courses = Array.from(
    sortedBy(unordered.length, (at) => unordered[at]!.popularity * 1000, 'descending'),
    (at) => unordered[at]!,
  );
  yield;
  const seconds = now.getTime() / 1000;
  const coming = (course: IndexedCourse) => course.events.filter((event) => event.end > seconds);
  const made: Partial<Record<Dimensions, Dimension>> = {};
  const valuesOf: Record<Dimensions, (course: IndexedCourse) => readonly string[]> = {
    courseType: (course) => (isOffline({ id: course.type }) ? ['offline'] : ['online']),
    locationEvent: (course) =>
      course.events.length === 0 ? NONE : [...new Set(coming(course).flatMap((event) => some(event.city)))],
    location: (course) => some(course.city),
    role: (course) => [
      ...course.roles.map(String),
      ...(coming(course).some((event) => event.start > seconds) ? [UPCOMING] : []),
    ],
    category: (course) => course.categories.map(String),
    education: (course) => some(course.education),
    rating: (course) => ratingsReached(course.rating),
    lp: (course) => [course.partner],
    programs: (course) => course.programs,
    types: (course) => [course.type],
    providers: (course) => (course.internal ? ['internal'] : ['partner']),
  };
  yield;
  const dimension = (name: keyof typeof valuesOf): Dimension =>
    (made[name] ??= new Dimension(courses.length, (slot) => valuesOf[name](courses[slot]!)));
  for (const name of Object.keys(valuesOf) as Dimensions[]) {
    dimension(name);
    yield;
  }
  const priced = yield* pricesOf(courses, flash);
  const orders = { ...(yield* ordersOf(courses)), ...priced.orders };
  yield;
  const facets = Object.fromEntries(
    FACET_NAMES.map((name) => [name, name === 'price' ? priced.facet : dimension(name)]),
  ) as Record<FacetName, Dimension>;
  return {
    courses,
    orders,
    facets,
    programs: dimension('programs'),
    types: dimension('types'),
    providers: dimension('providers'),
  };
}

/** Runs steps without stopping between them. */
function allOf<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * All published courses by what they are filtered and sorted by, in memory: derived from course_search, so that a
 * listing with its facets costs the same few milliseconds at 100,000 courses and leaves the database alone
 * (tooling/decisions/0002). Built for one moment: which events are still to come is fixed by `now`, and prices by the
 * flash sales given.
 */
export class CourseIndex {
  readonly size: number;
  readonly orders: Record<SortValue, Uint32Array>;
  readonly facets: Record<FacetName, Dimension>;
  readonly programs: Dimension;
  readonly all: Bitset;
  readonly partnerNames: ReadonlyMap<string, string>;
  /** Courses by type code, and our own ones and partners'. */
  readonly types: Dimension;
  readonly providers: Dimension;
  private readonly courses: readonly IndexedCourse[];
  private readonly minAges: Int16Array;
  private readonly maxAges: Int16Array;
  private readonly slots: ReadonlyMap<number, number>;

  private constructor({ courses, orders, facets, programs, types, providers }: Parts) {
    this.courses = courses;
    this.orders = orders;
    this.facets = facets;
    this.programs = programs;
    this.types = types;
    this.providers = providers;
    this.size = courses.length;
    this.slots = new Map(courses.map((course, slot) => [course.id, slot]));
    this.all = Bitset.full(courses.length);
    this.partnerNames = new Map(courses.map((course) => [course.partner, course.partnerName]));
    this.minAges = Int16Array.from(courses, ({ minAge }) => Math.min(minAge ?? 0, OLDEST));
    this.maxAges = Int16Array.from(courses, ({ maxAge }) => Math.min(maxAge ?? OLDEST, OLDEST));
  }

  /** Builds it at once. */
  static of(courses: Iterable<IndexedCourse>, now: Date, flash: FlashPrices = new Map()): CourseIndex {
    return new CourseIndex(allOf(partsOf(courses, now, flash)));
  }

  /** The same courses under other flash-sale prices: a few milliseconds, and every course keeps its slot. */
  repriced(flash: FlashPrices): CourseIndex {
    const { courses, orders, facets, programs, types, providers } = this;
    const priced = allOf(pricesOf(courses, flash));
    return new CourseIndex({
      courses,
      orders: { ...orders, ...priced.orders },
      facets: { ...facets, price: priced.facet },
      programs,
      types,
      providers,
    });
  }

  /** Builds it in steps of some tens of milliseconds, letting other requests through between them. */
  static async inSteps(courses: Iterable<IndexedCourse>, now: Date, flash: FlashPrices): Promise<CourseIndex> {
    const steps = partsOf(courses, now, flash);
    for (;;) {
      const step = steps.next();
      if (step.done) return new CourseIndex(step.value);
      await setImmediate();
    }
  }

  idAt(slot: number): number {
    return this.courses[slot]!.id;
  }

  slotOf(id: number): number | undefined {
    return this.slots.get(id);
  }

  /** Courses whose id is in the list; unpublished and unknown ones are left out. */
  ofIds(ids: Iterable<number>): Bitset {
    const set = new Bitset(this.size);
    for (const id of ids) {
      const slot = this.slots.get(id);
      if (slot !== undefined) set.add(slot);
    }
    return set;
  }

  /** Those of `within` that are open to somebody between these ages. */
  forAges(min: number, max: number, within: Bitset): Bitset {
    const set = new Bitset(this.size);
    within.forEach((slot) => {
      if (this.minAges[slot]! <= max && this.maxAges[slot]! >= min) set.add(slot);
    });
    return set;
  }

  /** Free courses that can be begun: learned alone, or with a date to come. */
  get registrable(): Bitset {
    const { price, role } = this.facets;
    return price.any(['free']).and(this.types.any(['a']).or(role.any([UPCOMING])));
  }

  /** Courses of Prakerja. */
  get prakerja(): Bitset {
    return this.facets.category.any([String(PRAKERJA_CATEGORY_ID)]);
  }
}
