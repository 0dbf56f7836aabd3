/** Pages shown on each side of the current one (docs/product/listing.md#paged-list). */
export const SIBLING_PAGES = 2;

export type PageLink = { kind: 'page'; page: number; current: boolean } | { kind: 'gap'; afterPage: number };

/**
 * The row of page numbers: the first, the last, the current with 2 siblings on each side, and a gap for
 * what is left out. A gap never stands for a single page. The current page is brought into 1..totalPage.
 */
export function pageLinks({ page, totalPage }: { page: number; totalPage: number }): PageLink[] {
  if (totalPage < 1) return [];
  const current = Math.min(Math.max(1, page), totalPage);
  const shown = new Set([1, totalPage]);
  for (let near = current - SIBLING_PAGES; near <= current + SIBLING_PAGES; near += 1) {
    if (near >= 1 && near <= totalPage) shown.add(near);
  }
  const links: PageLink[] = [];
  let previous = 0;
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - previous === 2) links.push({ kind: 'page', page: previous + 1, current: false });
    if (number - previous > 2) links.push({ kind: 'gap', afterPage: previous });
    links.push({ kind: 'page', page: number, current: number === current });
    previous = number;
  }
  return links;
}
