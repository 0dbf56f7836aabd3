import type { SortValue } from '@suluh/domain/listing';
import type { IndexedCourse } from './indexedCourse.ts';

/** Slots sorted by `key`, ties by slot; numbers sort natively, which keeps 100,000 courses at some milliseconds. */
export function sortedBy(
  size: number,
  key: (slot: number) => number,
  direction: 'ascending' | 'descending',
): Uint32Array {
  const sign = direction === 'ascending' ? 1 : -1;
  const keys = new Float64Array(size);
  for (let slot = 0; slot < size; slot++) keys[slot] = sign * Math.round(key(slot)) * size + slot;
  keys.sort();
  return Uint32Array.from(keys, (value) => ((value % size) + size) % size);
}

/** Where 'Rating Terendah' has a course nobody rated, which has 0: after one of 5 stars. */
const UNRATED_LAST = 6;

/** Dearest and cheapest first. */
export type PriceOrders = Record<1 | 2, Uint32Array>;

/** The orders by the price that is shown, of slots by falling popularity. */
export function* priceOrdersOf(prices: Float64Array): Generator<void, PriceOrders> {
  const dearest = sortedBy(prices.length, (slot) => prices[slot]!, 'descending');
  yield;
  return { 1: dearest, 2: sortedBy(prices.length, (slot) => prices[slot]!, 'ascending') };
}

/**
 * Every order of a listing but those by price (docs/product/listing.md#sort), as slots from first to last; yields
 * between two of them. Slots must be given by falling popularity, so that ties show the better known first; 0 (Paling
 * Sesuai) without words to look for is that order itself.
 */
export function* ordersOf(
  courses: readonly IndexedCourse[],
): Generator<void, Omit<Record<SortValue, Uint32Array>, keyof PriceOrders>> {
  const size = courses.length;
  const newest = sortedBy(size, (slot) => courses[slot]!.published, 'descending');
  yield;
  const bestRated = sortedBy(size, (slot) => courses[slot]!.rating * 10, 'descending');
  yield;
  const worstRated = sortedBy(size, (slot) => (courses[slot]!.rating || UNRATED_LAST) * 10, 'ascending');
  return { 0: Uint32Array.from({ length: size }, (_, slot) => slot), 3: newest, 4: bestRated, 5: worstRated };
}
