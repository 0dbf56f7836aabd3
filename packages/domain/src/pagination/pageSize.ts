/** The page sizes a list offers (docs/product/display.md#carousels). */
export const PAGE_SIZES = [10, 20, 30] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 10;

/** The page size a query asks for; anything but 10, 20 or 30 becomes 10. */
export function pageSizeOf(value: unknown): PageSize {
  return PAGE_SIZES.find((size) => String(size) === String(value)) ?? DEFAULT_PAGE_SIZE;
}

/** How many pages a list of this many items has; an empty list has none. */
export function totalPages(totalData: number, pageSize: number): number {
  return Math.ceil(Math.max(0, totalData) / pageSize);
}
