import { homePath, isPageAt, type PageName, type Routes } from '@suluh/domain/address';

/**
 * The path of a page below its tenant's base, '' at home. @param path as the router's segments give it, with or without
 * the base.
 */
export function pathBelow(basePath: string, path: string): string {
  const base = basePath.slice(1);
  if (base === '' || (path !== base && !path.startsWith(`${base}/`))) return path;
  return path.slice(base.length + 1);
}

/**
 * Whether a link of the navigation leads to the open page or to what it belongs to; home is only itself
 * (docs/look.md#components, Header).
 */
export function isCurrentLink(href: string, routes: Pick<Routes, 'base' | 'home'>, path: string): boolean {
  if (href.includes('#')) return false; // a place on a page
  if (href === homePath(routes)) return path === '';
  const target = pathBelow(routes.base, href.slice(1).replace(/\?.*$/, ''));
  return path === target || path.startsWith(`${target}/`);
}

/** Pages without the furniture of the site: those with a quiet header of their own, and the door. */
const QUIET = [
  'cart',
  'paymentMethod',
  'paymentProcess',
  'otpPrakerja',
  'lesson',
  'test',
  'door',
] as const satisfies readonly PageName[];

/** Whether a page goes without header, closure notice and footer. @param path as the router's segments give it, the layout may stand above the base or below it */
export const isQuietPage = (routes: Pick<Routes, 'base'>, path: string): boolean =>
  QUIET.some((name) => isPageAt(routes, name, `${routes.base}/${pathBelow(routes.base, path)}`));
