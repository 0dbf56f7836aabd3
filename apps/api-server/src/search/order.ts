import type { SortValue } from '@suluh/domain/listing';
import type { IndexedCourse } from './indexedCourse.ts';

/** Slots sorted by `key`, ties by slot; numbers sort natively, which keeps 100,000 courses at some milliseconds. */
function sortedBy(size: number, key: (slot: number) => number, direction: 'ascending' | 'descending'): Uint32Array {
  const sign = direction === 'ascending' ? 1 : -1;
  const keys = new Float64Array(size);
  for (let slot = 0; slot < size; slot++) keys[slot] = sign * Math.round(key(slot)) * size + slot;
  keys.sort();
  return Uint32Array.from(keys, (value) => ((value % size) + size) % size);
}

/**
 * Every order of a listing (spec section 9, Sort options), as slots from first to last. Slots must be given by falling
 * popularity, so that ties show the better known first; 0 (Paling Sesuai) without words to look for is that order itself.
 */
export function ordersOf(courses: readonly IndexedCourse[]): Record<SortValue, Uint32Array> {
  const size = courses.length;
  const by = (field: 'price' | 'published' | 'rating', scale: number, direction: 'ascending' | 'descending') =>
    sortedBy(size, (slot) => courses[slot]![field] * scale, direction);
  return {
    0: Uint32Array.from({ length: size }, (_, slot) => slot),
    1: by('price', 1, 'descending'),
    2: by('price', 1, 'ascending'),
    3: by('published', 1, 'descending'),
    4: by('rating', 10, 'descending'),
    5: by('rating', 10, 'ascending'),
  };
}
