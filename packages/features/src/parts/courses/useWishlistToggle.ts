'use client';
import { useCourseMarks } from '../marks/index.ts';
import { useTenant } from '../tenant/index.ts';
import { changeWish } from './changeWish.ts';

/**
 * Wished state of a course and the way to change it: add, remove, or login and back (docs/product/wishlist.md#toggle;
 * R5).
 */
export function useWishlistToggle(courseId: number): {
  wished: boolean;
  toggle: () => Promise<boolean>;
  add: () => Promise<boolean>;
} {
  const tenant = useTenant();
  const { wished } = useCourseMarks(courseId);
  return {
    wished,
    toggle: () => changeWish(tenant, courseId, wished),
    add: () => changeWish(tenant, courseId, false),
  };
}
