import { pathTo, signInPath, type PageName } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import type { TenantConfig } from '@suluh/tenant/tenant';

type Addressed = Pick<TenantConfig, 'routes'>;

/** Path and query of the page that is open. Browser only. */
export const currentPath = (): string => `${window.location.pathname}${window.location.search}`;

/** Login page that returns to the page that is open. Browser only. */
export const loginFromHere = ({ routes }: Addressed): string => signInPath(routes, 'login', currentPath());

/**
 * Whether a call failed because nobody is logged in any more; then the login page opens, and returns here. Browser only.
 */
export function leadsToLogin(failure: { code: number } | null | undefined, tenant: Addressed): boolean {
  if (failure?.code !== 401) return false;
  window.location.assign(loginFromHere(tenant));
  return true;
}

/** The address that opens the current page in the mobile app (docs/product/promo.md#mobile-only; R25). Browser only. */
export const appAddress = ({ appLink }: Pick<TenantConfig, 'appLink'>): string =>
  withQuery(appLink, { url: window.location.href });

const SIGN_IN_PAGES = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'externalLink',
] as const satisfies readonly PageName[];

/** True for a page of the sign-in area. A short form of its address, without the base, is one too. */
export const isSignInPath = ({ routes }: Addressed, path: string): boolean =>
  SIGN_IN_PAGES.map((name) => pathTo(routes, name)).some((each) => path === each || `${routes.base}${path}` === each);

/** Sign-in page that returns to the open page; within the sign-in area, to where that was to return. */
export function signInHref(
  { routes }: Addressed,
  href: string,
  { pathname, search }: { pathname: string; search: string },
): string {
  const target = isSignInPath({ routes }, pathname)
    ? new URLSearchParams(search).get(routes.returnParameter)
    : `${pathname}${search}`;
  return withQuery(href, { [routes.returnParameter]: target });
}
