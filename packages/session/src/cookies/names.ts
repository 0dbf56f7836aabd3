/**
 * Name of a cookie that lets somebody in: where the site is https, of a kind that no other host, and nobody on the way by
 * plain http, can set (RFC 6265bis, section 4.1.3.2).
 */
export const guardedName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/** Names of the cookies that hold a tenant's tokens. */
export const tokenNames = (scopeId: string, isSecure: boolean) => ({
  token: guardedName(`suluh-${scopeId}-token`, isSecure),
  refresh: guardedName(`suluh-${scopeId}-refresh`, isSecure),
});

/** Names of a tenant's other cookies. `session` and `leaving` can be read by scripts; they hold no token. */
export const cookieNames = (scopeId: string) => ({
  session: `suluh-${scopeId}-session`,
  /** Set by a page that logged out without an answer: whatever cookies are left count for nothing. */
  leaving: `suluh-${scopeId}-leaving`,
  /** When a look of staff ends; it marks the session beside it as one (docs/product/staff.md#looking). */
  look: `suluh-${scopeId}-look`,
  /** What a browser brings along to join a partner's sign-in to an account. */
  link: `suluh-${scopeId}-sso-link`,
  /** The session ended by itself a moment ago: the login page says so. */
  ended: `suluh-${scopeId}-ended`,
  redirectTo: `suluh-${scopeId}-redirect-to`,
});

/** Guest id, one per browser and host (docs/product/session.md). */
export const GUEST_COOKIE = 'suluh-guest';
