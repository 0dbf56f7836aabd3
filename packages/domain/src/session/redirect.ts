/** Where an unsafe or missing target leads (R24). */
export const DEFAULT_REDIRECT = '/';
/** Life of the redirect-to cookie in seconds (docs/product/display.md#times). */
export const REDIRECT_COOKIE_MAX_AGE_S = 1200;

const PLACEHOLDER_ORIGIN = 'https://same-site.invalid';

/**
 * The same-site path (with query and fragment) a person returns to after login; everything else becomes
 * '/' (R24, for redirectTo and returnUrl alike). A full address is reduced to its path when it
 * lies on `siteOrigin`. Never throws, whatever the text.
 */
export function safeRedirectTarget(target: string | null | undefined, siteOrigin?: string): string {
  if (target == null || hasUnsafeCharacter(target)) return DEFAULT_REDIRECT;
  return target.startsWith('/') ? normalised(target, PLACEHOLDER_ORIGIN) : pathOnSite(target, siteOrigin);
}

function pathOnSite(address: string, siteOrigin: string | undefined): string {
  if (siteOrigin === undefined || !URL.canParse(address)) return DEFAULT_REDIRECT;
  return normalised(address, siteOrigin);
}

/** Dot segments are resolved first: '/..//host' would otherwise come out as '//host'. */
function normalised(target: string, origin: string): string {
  if (!URL.canParse(target, origin)) return DEFAULT_REDIRECT;
  const url = new URL(target, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return DEFAULT_REDIRECT;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Control characters, spaces and backslashes are read differently by browsers than by this rule. */
function hasUnsafeCharacter(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\\' || character === '\u007f');
}
