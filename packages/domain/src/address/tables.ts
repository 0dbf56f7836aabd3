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

/**
 * Paths that search engines are asked to leave alone: the API route and what is personal. A path stands for all below it;
 * one that names a thing has a star in its place, and ends before it where nothing follows.
 */
export function personalPaths(routes: Routes, abilities: PageAbilities): string[] {
  const paths = pagesOf(routes, abilities)
    .filter((name) => pageEntry(name).isPersonal)
    .map((name) =>
      pathTo(routes, name as 'home')
        .replaceAll('//', '/*/')
        .replace(/\/$/, ''),
    );
  const isBelow = (path: string) => paths.some((other) => path.startsWith(`${other}/`));
  return [apiPath(routes, '/api/'), ...new Set(paths.filter((path) => !isBelow(path)))];
}
