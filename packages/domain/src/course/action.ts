import { isOffline, type CourseType } from './courseType.ts';
import { isFree, type CoursePrice } from './price.ts';

export type CourseAction = 'start' | 'register' | 'buy' | 'viewVoucher' | 'viewETicket' | 'classFull';

/**
 * The action of an owned course by its kind: voucher, then offline, else online (docs/product/course.md#labels).
 */
export function ownedAction(course: { isVoucher?: boolean | null; coursetype?: CourseType | null }): CourseAction {
  if (course.isVoucher) return 'viewVoucher';
  return isOffline(course.coursetype) ? 'viewETicket' : 'start';
}

/**
 * The action of a course card: owned starts, free registers, the rest is bought (docs/product/course.md#labels).
 */
export function cardAction(course: CoursePrice & { owned?: boolean | null }): 'start' | 'register' | 'buy' {
  if (course.owned) return 'start';
  return isFree(course) ? 'register' : 'buy';
}
