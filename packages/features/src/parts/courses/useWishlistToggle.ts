'use client';
import { useWish } from '../marks/index.ts';
import { useTenant } from '../tenant/index.ts';

/**
 * Wished state of a course and the way to change it: add, remove, or login and back (docs/product/wishlist.md#toggle;
 * R5).
 * @param assumed what the page itself says of it, until the visitor's marks are there
 * @param isAgain it was wished for before a login
 */
export function useWishlistToggle(
  courseId: number,
  assumed: boolean | null = null,
  isAgain?: boolean,
): {
  wished: boolean;
  /** Whether that is known, or will not be: until then neither is shown. */
  isSettled: boolean;
  toggle: () => Promise<boolean>;
  add: () => Promise<boolean>;
} {
  const tenant = useTenant();
  const { wished, isSettled } = useWish(courseId, assumed);
  /** What a press needs comes with the first one; without it the heart stays as it is (docs/product/errors.md). */
  const change = async (from: boolean) => {
    const loaded = await import('./changeWish.ts').catch(() => null);
    return loaded === null ? from : loaded.changeWish(tenant, courseId, from, isAgain);
  };
  return { wished, isSettled, toggle: () => change(wished), add: () => change(false) };
}
