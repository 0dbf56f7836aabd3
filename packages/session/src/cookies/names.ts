/** Names of a tenant's cookies. `session` alone can be read by scripts; it holds no token. */
export const cookieNames = (scopeId: string) => ({
  token: `suluh-${scopeId}-token`,
  refresh: `suluh-${scopeId}-refresh`,
  session: `suluh-${scopeId}-session`,
  /** Set by a page that logged out without an answer: whatever cookies are left count for nothing. */
  leaving: `suluh-${scopeId}-leaving`,
  /** What a browser brings along to join a partner's sign-in to an account. */
  link: `suluh-${scopeId}-sso-link`,
  redirectTo: `suluh-${scopeId}-redirect-to`,
});

/** Guest id, one per browser and host (docs/product/session.md). */
export const GUEST_COOKIE = 'suluh-guest';
