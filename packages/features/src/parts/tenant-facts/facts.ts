import { withQuery } from '@suluh/domain/query';
import type { TenantConfig } from '@suluh/tenant/tenant';

/**
 * What the islands need to know of their tenant; plain values, because functions do not cross from server to client.
 */
export interface TenantFacts {
  /** Prefix of the session cookies. */
  scopeId: string;
  /** Path of the app's own API route, such as '/api'. */
  apiPath: string;
  /** Login page with a return address still to be appended. */
  loginPrefix: string;
  /** Name of the login page's parameter that says where to return to. */
  returnParameter: string;
  /** Paths of the sign-in area. */
  signInPaths: readonly string[];
  /** Beginning of every path of the tenant, '' for the main site. */
  basePath: string;
  homePath: string;
  searchPath: string;
  myCoursePath: string;
  wishlistPath: string;
  cartPath: string;
  /** Page of an order that waits to be paid, with its id still to be appended. */
  paymentProcessPrefix: string;
  productName: string;
  sessionType: TenantConfig['sessionType'];
  program: string | null;
  /** Scheme of the mobile app's addresses. */
  appScheme: string;
  canRegister: boolean;
}

/** The facts of a tenant whose paths begin with `basePath`. */
export const tenantFacts = (
  { id, routes, productName, sessionType, program, appScheme, capabilities }: TenantConfig,
  basePath: string,
): TenantFacts => ({
  scopeId: id,
  apiPath: routes.api(),
  loginPrefix: `${routes.login()}?${routes.returnParameter}=`,
  returnParameter: routes.returnParameter,
  signInPaths: [
    routes.login(),
    routes.register(),
    routes.forgotPassword(),
    routes.resetPassword(),
    routes.externalLink(),
  ],
  basePath,
  homePath: routes.home(),
  searchPath: routes.search(),
  myCoursePath: routes.myCourse(),
  wishlistPath: routes.wishlist(),
  cartPath: routes.cart(),
  paymentProcessPrefix: routes.paymentProcess('x').slice(0, -1),
  productName,
  sessionType,
  program: program ?? null,
  appScheme,
  canRegister: capabilities.canRegister,
});

/** Login page that returns to `path` (docs/product/wishlist.md#toggle: redirectTo). */
export const loginPath = (facts: TenantFacts, path: string): string =>
  `${facts.loginPrefix}${encodeURIComponent(path)}`;

/** Path and query of the page that is open. Browser only. */
export const currentPath = (): string => `${window.location.pathname}${window.location.search}`;

/** The address that opens the current page in the mobile app (docs/product/promo.md#mobile-only; R25). Browser only. */
export const appAddress = ({ appScheme }: Pick<TenantFacts, 'appScheme'>): string =>
  `${appScheme}://open?url=${encodeURIComponent(window.location.href)}`;

/** True for a page of the sign-in area. A short form of its address, without the base, is one too. */
export const isSignInPath = (
  { signInPaths, basePath }: Pick<TenantFacts, 'signInPaths' | 'basePath'>,
  path: string,
): boolean => signInPaths.some((each) => path === each || `${basePath}${path}` === each);

/** Sign-in page `href` that returns to the open page; within the sign-in area, to where that was to return. */
export function signInHref(
  facts: Pick<TenantFacts, 'returnParameter' | 'signInPaths' | 'basePath'>,
  href: string,
  { pathname, search }: { pathname: string; search: string },
): string {
  const target = isSignInPath(facts, pathname)
    ? new URLSearchParams(search).get(facts.returnParameter)
    : `${pathname}${search}`;
  return withQuery(href, { [facts.returnParameter]: target });
}
