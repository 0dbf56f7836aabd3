import { isFree, type CoursePrice } from './price.ts';

/** Ownership slot of a card: 'registered' reads 'Terdaftar', 'available' reads 'Tersedia'. */
export type OwnershipLabel = 'registered' | 'available';

/**
 * The ownership slot beside the price slot (R2): an owned course is 'registered', a course not
 * owned and without price is 'available', any other has no label (docs/product/course.md#labels).
 */
export function ownershipLabel(course: CoursePrice & { owned?: boolean | null }): OwnershipLabel | null {
  if (course.owned) return 'registered';
  return isFree(course) ? 'available' : null;
}
