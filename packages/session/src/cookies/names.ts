/** Names of a tenant's cookies. `session` alone can be read by scripts; it holds no token. */
export const cookieNames = (scopeId: string) => ({
  token: `suluh-${scopeId}-token`,
  refresh: `suluh-${scopeId}-refresh`,
  session: `suluh-${scopeId}-session`,
  redirectTo: `suluh-${scopeId}-redirect-to`,
});

/** Guest id, one per browser and host (spec 4, Session). */
export const GUEST_COOKIE = 'suluh-guest';
