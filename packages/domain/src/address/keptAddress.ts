import { PAGE_NAMES, isOnFace, pageEntry, type PageName } from './pages.ts';
import { homePath, isPageAt } from './pathTo.ts';
import { PROGRAM_AUTH_BASE, PROGRAM_BASE, programRoutes, type Routes } from './routes.ts';

/**
 * Asked with for the age of a page, and answered by it: milliseconds since its drawing began. What changed since is not in it.
 */
export const PAGE_AGE_HEADER = 'x-suluh-age';

/** What links from outside carry along and no page reads, and the mark by which the framework asks for parts. */
export const OF_NO_PAGE = /^(?:utm_[a-z]+|fbclid|gclid|msclkid|ttclid|_rsc)$/;
/** Lists under more choices than these are too many to keep, and too seldom asked for. */
const MOST_CHOICES = 2;
const LAST_PAGE_KEPT = 50;
const LONGEST_VALUE = 60;

/**
 * Pages that are kept, with the pattern of what follows the base in their paths: made once, for it is asked at each
 * request.
 */
const KEPT = PAGE_NAMES.filter((name) => {
  const { keptBy, isPartOf } = pageEntry(name);
  return keptBy !== undefined && isPartOf === undefined;
}).map((name) => ({
  name,
  below: new RegExp(
    `^${pageEntry(name)
      .path.replace('{base}', '')
      .replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  ),
}));

/** Paths below the base that name one page alone which is not kept: it stands before a kept one that names a thing. */
const OF_ONE_PAGE = new Map(
  PAGE_NAMES.filter((name) => !pageEntry(name).keptBy && !pageEntry(name).isPartOf)
    .map((name) => [pageEntry(name).path.replace('{base}', ''), name] as const)
    .filter(([rest]) => !rest.includes('{')),
);

/** The kept page of a tenant at a path. */
const keptPageAt = (routes: Routes, pathname: string): PageName | undefined => {
  if (pathname === homePath(routes)) return 'home';
  if (!pathname.startsWith(routes.base)) return undefined;
  const rest = pathname.slice(routes.base.length);
  const alone = OF_ONE_PAGE.get(rest);
  if (alone && isOnFace(alone, routes.face)) return undefined;
  return KEPT.find(({ name, below }) => name !== 'home' && isOnFace(name, routes.face) && below.test(rest))?.name;
};

/** Whether a parameter may stand in the address of a kept page. */
function isWorthKeeping(name: string, value: string): boolean {
  if (name !== 'page') return value.length <= LONGEST_VALUE;
  return /^[1-9]\d?$/.test(value) && Number(value) <= LAST_PAGE_KEPT;
}

/**
 * The address under which a page of this tenant is kept for everybody: its path, and the parameters that change it in
 * one order. Null for pages that are one person's, and for lists under free words or many choices.
 */
export function keptAddress(routes: Routes, pathname: string, search: string): string | null {
  const name = keptPageAt(routes, pathname);
  const allowed = name && pageEntry(name).keptBy;
  if (!allowed) return null;
  const kept: [name: string, value: string][] = [];
  for (const [given, value] of new URLSearchParams(search)) {
    if (OF_NO_PAGE.test(given)) continue;
    if (!allowed.includes(given.replace(/\[\]$/, '')) || !isWorthKeeping(given, value)) return null;
    if (value !== '' && !(given === 'page' && value === '1')) kept.push([given, value]);
  }
  if (kept.filter(([given]) => given !== 'page').length > MOST_CHOICES) return null;
  if (kept.length === 0) return pathname;
  const query = new URLSearchParams(kept);
  query.sort();
  return `${pathname}?${query}`;
}

/** The parameter of a search's address that carries its words. */
const WORDS = 'q';

/**
 * What is looked for at an address that is the first page of a search by words and nothing else; null for every other
 * address.
 */
export function wordsAt(routes: Routes, pathname: string, search: string): string | null {
  if (!isPageAt(routes, 'search', pathname)) return null;
  const given = [...new URLSearchParams(search)].filter(([name]) => !OF_NO_PAGE.test(name));
  return given.length === 1 && given[0]![0] === WORDS ? given[0]![1] : null;
}

/**
 * Routes of the programme an address of the programmes' app belongs to: below its slug, or on the partner's own host.
 */
export function programRoutesOf(pathname: string): Routes {
  const [, first, slug] = pathname.split('/');
  const isBelowSlug = slug !== undefined && [PROGRAM_BASE, PROGRAM_AUTH_BASE].includes(`/${first}`);
  return isBelowSlug ? programRoutes(slug, 'program') : programRoutes('', 'host');
}
