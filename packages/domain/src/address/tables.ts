import { apiPath, namedIn, pathTo } from './pathTo.ts';
import { PAGE_NAMES, pageEntry, type PageName, type PageNeed } from './pages.ts';
import type { Routes } from './routes.ts';

/** What a tenant can do, as far as its pages depend on it. */
export type PageAbilities = Readonly<Record<PageNeed, boolean>>;

/** Whether a tenant has a page. */
export function hasPage({ face }: Pick<Routes, 'face'>, abilities: PageAbilities, name: PageName): boolean {
  const { faces, needs } = pageEntry(name);
  return (faces?.includes(face) ?? true) && (needs === undefined || abilities[needs]);
}

/** Names of the pages a tenant has, each once: places on a page, redirects and moved pages left out. */
export const pagesOf = (routes: Pick<Routes, 'face'>, abilities: PageAbilities): PageName[] =>
  PAGE_NAMES.filter((name) => {
    const { isRedirect, isPartOf } = pageEntry(name);
    return !isRedirect && isPartOf === undefined && hasPage(routes, abilities, name);
  });

/** Whether a page's path names nothing that has to be known first, such as the slug of a course. */
export const isSinglePage = (name: PageName): boolean => namedIn(name).length === 0;

/** Personal, and shown round by their owners: read by who draws a preview. Apart from the pages, as no page needs it. */
const SHARED: readonly PageName[] = ['sharedRecap'];

/**
 * Paths that search engines are asked to leave alone: the API route and what is personal. A path stands for all below it;
 * one that names a thing has a star in its place, and ends before it where nothing follows. One below which something
 * stands that its owner may share, ends with `$`: that is read for its picture, and says itself that nobody lists it.
 */
export function personalPaths(routes: Routes, abilities: PageAbilities): string[] {
  const pathOf = (name: PageName) => pathTo(routes, name as 'home').replaceAll('//', '/*/');
  const names = pagesOf(routes, abilities).filter((name) => pageEntry(name).isPersonal);
  const paths = [...new Set(names.map((name) => pathOf(name).replace(/\/$/, '')))];
  const shared = names.filter((name) => SHARED.includes(name)).map(pathOf);
  const isBelow = (path: string) => paths.some((other) => path.startsWith(`${other}/`));
  const ends = (path: string) => (shared.some((other) => other.startsWith(`${path}/`)) ? `${path}$` : path);
  return [apiPath(routes, '/api/'), ...paths.filter((path) => !isBelow(path)).map(ends)];
}
