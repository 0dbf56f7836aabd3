import { pageOf, pageParam } from '@suluh/domain/pagination';
import { withQuery } from '@suluh/domain/query';

/** Query of a page's address as Next hands it over. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** Signs nobody types, which the API refuses. */
const CONTROL_SIGNS = /\p{Cc}/gu;

/** Words typed into a field of a list's search: the first value, trimmed and cut to what the API takes. */
export function wordsOf(search: SearchParams, name: string, maxLength: number): string {
  const value = search[name];
  return ((typeof value === 'string' ? value : value?.[0]) ?? '')
    .replaceAll(CONTROL_SIGNS, ' ')
    .trim()
    .slice(0, maxLength);
}

/** What of a list's search was filled in, as the API is asked by it: empty params are left out (docs/product/api.md). */
export const filledIn = <Words extends Readonly<Record<keyof Words, string>>>(words: Words): Partial<Words> =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== '')) as Partial<Words>;

/** The page an address asks for, from 1. */
export const pageIn = (search: SearchParams): number =>
  pageOf(typeof search.page === 'string' ? search.page : undefined);

/**
 * Address of a page of a list that keeps what was searched for; empty values and page 1 are left out
 * (docs/product/api.md; docs/product/listing.md).
 */
export const listHref = (path: string, words: Record<string, string>, page: number): string =>
  withQuery(path, { ...words, page: pageParam(page) });

/** Address of the open page with the query it came with, to return to after login. */
export const addressOf = (path: string, search: SearchParams): string =>
  withQuery(
    path,
    Object.fromEntries(Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
  );
