import { isOffline } from '@suluh/domain/course';
import { PRICE_BUCKETS, priceBounds, type SortValue, UPCOMING } from '@suluh/domain/listing';
import { priceNowRupiah } from '@suluh/domain/pricing';
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

/** All an index is made of: courses by popularity, and what finds and orders their slots. */
export interface IndexParts {
  courses: readonly IndexedCourse[];
  orders: Record<SortValue, Uint32Array>;
  /** Prices of this moment by slot, in rupiah. */
  pricesRupiah: Float64Array;
  facets: Record<FacetName, Dimension>;
  programs: Dimension;
  types: Dimension;
  providers: Dimension;
}

/** Flash-sale prices by course id, in rupiah. */
export type FlashPrices = ReadonlyMap<number, number>;

/** The prices of this moment, and what follows from them: the filter's ranges and the two orders by price. */
export function* pricesOf(
  courses: readonly IndexedCourse[],
  flash: FlashPrices,
): Generator<void, { pricesRupiah: Float64Array; facet: Dimension; orders: PriceOrders }> {
  const pricesRupiah = Float64Array.from(courses, ({ id, price }) => priceNowRupiah(price, flash.get(id)));
  yield;
  const facet = new Dimension(courses.length, (slot) => priceBucket(pricesRupiah[slot]!));
  yield;
  return { pricesRupiah, facet, orders: yield* priceOrdersOf(pricesRupiah) };
}

type Dimensions = Exclude<FacetName, 'price'> | 'programs' | 'types' | 'providers';

/** Builds an index part by part; between two parts other requests may be answered. */
export function* partsOf(given: Iterable<IndexedCourse>, now: Date, flash: FlashPrices): Generator<void, IndexParts> {
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
    pricesRupiah: priced.pricesRupiah,
    facets,
    programs: dimension('programs'),
    types: dimension('types'),
    providers: dimension('providers'),
  };
}
