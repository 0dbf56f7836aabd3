/** Highest page number accepted from an address; beyond it the text is taken as a mistake. */
export const MAX_PAGE = 1_000_000;

/** The page a query asks for: a whole number from 1; anything else is page 1 (docs/product/listing.md, default 1). */
export function pageOf(value: unknown): number {
  const text = String(value ?? '');
  if (!/^[1-9]\d{0,6}$/.test(text)) return 1;
  return Math.min(Number(text), MAX_PAGE);
}

/** The value of the query param page, or null because page 1 is omitted (docs/product/display.md#carousels). */
export function pageParam(page: number): string | null {
  return page > 1 ? String(page) : null;
}
