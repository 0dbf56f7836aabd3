import { foreignPaths, isBelow, pathTo, type Routes } from '@suluh/domain/address';

/**
 * Whether an address can be gone to without a page load: same origin, served by this app, and not merely a place on the
 * page that is open. The check of a certificate films, and whether a document may is said when it is loaded.
 * @param href whole address @param here the page that is open
 */
export function isSoftTarget(href: string, here: Pick<URL, 'origin' | 'pathname' | 'search'>, routes: Routes): boolean {
  const { origin, pathname, search, hash } = new URL(href);
  return (
    origin === here.origin &&
    (hash === '' || pathname !== here.pathname || search !== here.search) &&
    (routes.base === '' || isBelow(pathname, routes.base)) &&
    !foreignPaths(routes).some((beginning) => isBelow(pathname, beginning)) &&
    !isBelow(pathname, pathTo(routes, 'certificateCheck')) &&
    !pathname.includes('/api/')
  );
}
