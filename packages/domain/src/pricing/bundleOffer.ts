import { totalPurchaseRupiah } from './total.ts';

/** What of a bundle can be had now, and what that costs: courses that are full count in neither (docs/product/bundle.md#price). */
export function bundleOffer<Course extends { id: number } & Parameters<typeof totalPurchaseRupiah>[0][number]>({
  courses,
  full,
}: {
  courses: readonly Course[];
  full: readonly number[];
}): { open: Course[]; fullCourses: Course[]; totalRupiah: number } {
  const open = courses.filter(({ id }) => !full.includes(id));
  return { open, fullCourses: courses.filter(({ id }) => full.includes(id)), totalRupiah: totalPurchaseRupiah(open) };
}
