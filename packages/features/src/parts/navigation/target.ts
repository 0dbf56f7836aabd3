import { foreignPaths, isBelow, type Routes } from '@suluh/domain/address';

/**
 * Whether an address can be gone to without a page load: same origin, served by this app, and not merely a place on the
 * page that is open.
 */
export function isSoftTarget(href: string, current: string, routes: Pick<Routes, 'base'>): boolean {
  const [target, here] = [new URL(href, current), new URL(current)];
  if (target.origin !== here.origin) return false;
  if (target.hash !== '' && target.pathname === here.pathname && target.search === here.search) return false;
  if (routes.base !== '' && !isBelow(target.pathname, routes.base)) return false;
  if (foreignPaths(routes).some((beginning) => isBelow(target.pathname, beginning))) return false;
  return !/\/api\//.test(target.pathname);
}
