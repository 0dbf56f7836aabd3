'use client';
import { useCourseMarks } from '../marks/index.ts';
import { useTenant } from '../tenant/index.ts';

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
  /** What a press needs comes with the first one; without it the heart stays as it is (docs/product/errors.md). */
  const change = async (from: boolean) => {
    const loaded = await import('./changeWish.ts').catch(() => null);
    return loaded === null ? from : loaded.changeWish(tenant, courseId, from);
  };
  return { wished, toggle: () => change(wished), add: () => change(false) };
}
