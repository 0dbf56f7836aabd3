import { OF_NO_PAGE } from './keptAddress.ts';
import type { PageName } from './pages.ts';

/** Lists that their query narrows. They stand here and not in the table of pages, which every page loads. */
const LISTS: readonly PageName[] = [
  'courses',
  'collection',
  'collectionEvent',
  'category',
  'search',
  'partners',
  'partner',
  'jobVacancies',
  'newsList',
];

/** How an address of a list is told to search engines. */
export interface Indexing {
  /** The page of the list that its canonical link names; undefined for the first. */
  page: string | undefined;
  /** Narrowed, ordered or searched: one of too many combinations, which is followed and not listed. */
  isNarrowed: boolean;
}

const PAGE = /^[1-9]\d*$/;

/**
 * What a list says of itself by its query, and any other page whatever its query; marks of links from outside and empty
 * values say nothing (docs/product/display.md#page-meta).
 */
export function indexingOf(
  name: PageName,
  search: Readonly<Record<string, string | readonly string[] | undefined>>,
): Indexing {
  if (!LISTS.includes(name)) return { page: undefined, isNarrowed: false };
  const given = Object.entries(search).filter(
    ([parameter, value]) => !OF_NO_PAGE.test(parameter) && value !== undefined && value !== '' && value.length > 0,
  );
  const { page } = search;
  const isPage = typeof page === 'string' && PAGE.test(page) && page !== '1';
  return { page: isPage ? page : undefined, isNarrowed: given.some(([parameter]) => parameter !== 'page') };
}
