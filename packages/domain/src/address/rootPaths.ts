import { pageEntry, PAGES, type PageName } from './pages.ts';
import { homePath, movedPath, pathTo } from './pathTo.ts';
import type { Routes } from './routes.ts';

/** Where an address beside a variant's own paths leads. */
export type RootAnswer =
  /** To another address, for good or for now. */
  | { kind: 'redirect'; path: string; isPermanent: boolean }
  /** The page of this path answers under the short name. */
  | { kind: 'page'; path: string };

/** Where a host says which addresses it has. */
const SITE_MAP_PATH = '/sitemap.xml';

/** Path of a tenant's sitemap: below its base, as several tenants may share an origin. */
export const siteMapPath = ({ base }: Pick<Routes, 'base'>): string => `${base}${SITE_MAP_PATH}`;

/** Path of what a phone reads when a tenant's site is put on its screen; below its base, too. */
export const manifestPath = ({ base }: Pick<Routes, 'base'>): string => `${base}/manifest.webmanifest`;

const SHORT_PAGES = ['login', 'register', 'forgotPassword', 'resetPassword'] as const satisfies readonly PageName[];

/** A course under the home for small businesses is the course: the main site has one page for it (R20). */
function ofSmallBusiness(routes: Routes, path: string): RootAnswer | null {
  const [, slug] = new RegExp(`^${PAGES.smallBusiness.path}/course/([^/]+)/?$`).exec(path) ?? [];
  return slug === undefined
    ? null
    : {
        kind: 'redirect',
        path: PAGES.course.path.replace('{base}', routes.base).replace('{slug}', slug),
        isPermanent: true,
      };
}

/** Pages whose last name is a slug: those are written in small letters, everywhere. */
const NAMED_BY_SLUG = Object.values(PAGES)
  .map(({ path }) => path)
  .filter((path) => path.startsWith('{base}/') && path.endsWith('/{slug}'))
  .map((path) => path.slice('{base}'.length, -'{slug}'.length));

/** The address of a page in small letters, for one that was typed or printed in capitals; null when it is as it should be. */
function inSmallLetters({ base }: Routes, path: string): RootAnswer | null {
  const small = path.replaceAll(/%[\dA-F]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  if (small === path || !path.startsWith(base)) return null;
  const isNamed = NAMED_BY_SLUG.some((before) => {
    const name = small.startsWith(base + before) ? small.slice(base.length + before.length) : '';
    return name !== '' && !name.includes('/');
  });
  return isNamed ? { kind: 'redirect', path: small, isPermanent: true } : null;
}

/**
 * What a variant's own host answers beside its paths: its root leads to the home, its sitemap and the pages of the
 * sign-in area answer without the base too, and pages that moved lead to where they are. On the main site courses of /ukm
 * do. A slug in capitals leads to the same in small letters. Null for every other path.
 */
export function atRoot(routes: Routes, path: string): RootAnswer | null {
  const small = inSmallLetters(routes, path);
  if (small) return small;
  if (routes.base === '') return routes.face === 'main' ? ofSmallBusiness(routes, path) : null;
  if (path === SITE_MAP_PATH) return { kind: 'page', path: siteMapPath(routes) };
  if (path === '/') return { kind: 'redirect', path: homePath(routes), isPermanent: true };
  const moved = pageEntry('formerProfile').faces?.includes(routes.face) ? movedPath(routes, path) : undefined;
  if (moved !== undefined && path === PAGES.formerProfile.path)
    return { kind: 'redirect', path: moved, isPermanent: false };
  const page = SHORT_PAGES.map((name) => ({ name, long: pathTo(routes, name) })).find(
    ({ name, long }) => long === `${routes.base}${path}` && (pageEntry(name).faces?.includes(routes.face) ?? true),
  );
  return page ? { kind: 'page', path: page.long } : null;
}

const BELOW_COLLECTIONS = PAGES.collection.path.slice(0, -'{slug}'.length);
/** Names below the collections that are pages of their own. */
const OWN_PAGES = new Set(
  Object.values(PAGES)
    .filter((page) => !('isPartOf' in page) && page.path.startsWith(BELOW_COLLECTIONS))
    .map(({ path }) => path.slice(BELOW_COLLECTIONS.length).split('/')[0]!)
    .filter((name) => !name.startsWith('{')),
);

/** Names below the API's collections that are entries of their own. */
const OWN_ENTRIES = new Set(['best-deal', 'bundle', 'event', 'mysooltan']);

/** Whether a collection can have this slug: no other page answers under it, and no other entry. */
export const isCollectionName = (slug: string): boolean => !OWN_PAGES.has(slug) && !OWN_ENTRIES.has(slug);
