import { withQuery, type Query } from '../query/index.ts';
import { pageEntry, PAGES, type PageName } from './pages.ts';
import type { Routes } from './routes.ts';

type Braced<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Braced<Rest> : never;

/** What a page's path names, such as the slug of a course. */
export type Named<Name extends PageName> = Exclude<Braced<(typeof PAGES)[Name]['path']>, 'base' | 'auth' | 'home'>;

/** What the path names, and beside it what its query carries. */
export type PathValues<Name extends PageName> = Query & Readonly<Record<Named<Name>, string | number>>;

type Values<Name extends PageName> = [Named<Name>] extends [never] ? [values?: Query] : [values: PathValues<Name>];

/** Path of a tenant's home. */
export const homePath = ({ base, home }: Pick<Routes, 'base' | 'home'>): string => home ?? (base || '/');

/**
 * Path of a page of a tenant, such as `pathTo(routes, 'course', { slug, promoCode })`. Values that the path names stand
 * in it, all others in its query; empty ones are left out.
 */
export function pathTo<Name extends PageName>(routes: Routes, name: Name, ...[values = {}]: Values<Name>): string {
  const query: Query = { ...values };
  const roots: Record<string, string> = { base: routes.base, auth: routes.auth, home: homePath(routes) };
  const filled = pageEntry(name).path.replace(/\{(\w+)\}/g, (_, part: string) => {
    const root = roots[part];
    if (root !== undefined) return root;
    const value = query[part];
    delete query[part];
    return encodeURIComponent(String(value ?? ''));
  });
  const [path = '', place] = filled.split('#');
  return withQuery(path, query) + (place === undefined ? '' : `#${place}`);
}

/** Whether a path is that of a page of a tenant, whatever the page's path names. @param path without a query */
export function isPageAt(routes: Pick<Routes, 'base'>, name: PageName, path: string): boolean {
  const parts = pageEntry(name).path.replace('{base}', routes.base).split('/');
  const given = path.split('/');
  return given.length === parts.length && parts.every((part, at) => part === given[at] || part.startsWith('{'));
}

/** Page of the sign-in area that returns to `target` afterwards. */
export const signInPath = (
  routes: Routes,
  name: 'login' | 'register' | 'join',
  target: string | null | undefined,
): string => pathTo(routes, name, { [routes.returnParameter]: target });

/** Address of the tenant's own API route, or of an endpoint behind it. @param path as the API names it */
export const apiPath = ({ base }: Pick<Routes, 'base'>, path: `/api${string}` = '/api'): string => `${base}${path}`;

/** Path of the tenant's API that leads to a sign-in elsewhere, such as Google's. */
export const elsewherePath = (routes: Pick<Routes, 'base'>, provider: string): string =>
  apiPath(routes, `/api/session/${provider}`);

/** Where the answer of a sign-in elsewhere returns to. */
export const callbackPath = (routes: Pick<Routes, 'base'>, provider: string): string =>
  `${elsewherePath(routes, provider)}/callback`;

/** Today's path of a page that links outside still name by another one; undefined for all others. */
export const movedPath = (routes: Routes, path: string): string | undefined =>
  path.split(/[?#]/, 1)[0] === PAGES.formerProfile.path ? pathTo(routes, 'profile') : undefined;

/** What the path of a page names, such as `slug` of a course. */
export const namedIn = (name: PageName): string[] =>
  [...pageEntry(name).path.matchAll(/\{(\w+)\}/g)]
    .map(([, part = '']) => part)
    .filter((part) => !['base', 'auth', 'home'].includes(part));

/**
 * Where staff let something lead, on the site it is shown on: a path is that of the site, below its base unless it is
 * there already; a place on the page and other addresses stay as they are.
 */
export const onSite = ({ base }: Pick<Routes, 'base'>, url: string): string =>
  url.startsWith('/') && url !== base && !url.startsWith(`${base}/`) ? `${base}${url}` : url;

/** Ends mails of a kind without a page, for programs that read mail. */
const ONE_CLICK = '/api/notification/unsubscribe/one-click';

/** The address such a program posts to, of the page that a mail names for people. @param page with its key and kind */
export function oneClickAddress(page: string): string {
  const url = new URL(page);
  const end = pageEntry('unsubscribe').path.replace('{base}', '');
  url.pathname = apiPath({ base: url.pathname.slice(0, -end.length) }, ONE_CLICK);
  return url.href;
}
