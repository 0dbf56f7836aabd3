/** The token is checked this often: 14 minutes (docs/product/session.md; docs/product/display.md#times). */
export const TOKEN_CHECK_INTERVAL_MS = 840_000;
/** It is refreshed when less than this remains (docs/product/display.md#times). */
export const TOKEN_REFRESH_THRESHOLD_MS = 70_000;
/** The first check is scheduled this long before expiry (docs/product/display.md#times). */
export const TOKEN_FIRST_CHECK_LEAD_MS = 30_000;
/** Life of an access token in seconds (R6). */
export const ACCESS_TOKEN_LIFETIME_S = 900;

export type RefreshDecision = { kind: 'refresh' } | { kind: 'keep'; nextCheckInMs: number };

/** Milliseconds until the first check: 30 s before expiry, at once when that has passed. */
export function firstCheckDelayMs({ now, tokenExpiredAt }: { now: Date; tokenExpiredAt: Date }): number {
  return Math.max(0, tokenExpiredAt.getTime() - TOKEN_FIRST_CHECK_LEAD_MS - now.getTime());
}

/**
 * What a check does: refresh when under 70 s remain, otherwise look again in 14 minutes (docs/product/session.md).
 */
export function refreshDecision({ now, tokenExpiredAt }: { now: Date; tokenExpiredAt: Date }): RefreshDecision {
  const remainingMs = tokenExpiredAt.getTime() - now.getTime();
  if (remainingMs < TOKEN_REFRESH_THRESHOLD_MS) return { kind: 'refresh' };
  return { kind: 'keep', nextCheckInMs: TOKEN_CHECK_INTERVAL_MS };
}

/**
 * After a failed refresh: 403 removes the refresh token, anything else keeps it (docs/product/session.md,
 * docs/product/errors.md).
 */
export function afterRefreshFailure(status: number): 'removeRefreshToken' | 'keepRefreshToken' {
  return status === 403 ? 'removeRefreshToken' : 'keepRefreshToken';
}
