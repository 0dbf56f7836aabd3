import { DAY_MS } from '../time/index.ts';

/** How long a spent refresh token is honoured again when nothing came of it, in milliseconds: its answer was lost. */
export const LOST_ANSWER_MS = 120_000;

/** How long a refresh token can be spent, in milliseconds: 30 days. */
const REFRESH_TOKEN_LIFETIME_MS = 30 * DAY_MS;

/** How long a login lasts, however often it is refreshed, in milliseconds: 90 days. */
export const LOGIN_LIFETIME_MS = 90 * DAY_MS;

/** A refresh token as it comes back. */
export interface ReturningToken {
  issuedAt: Date;
  expiresAt: Date;
  /** Null for one that was not spent yet. */
  spentAt: Date | null;
  /** When the login it belongs to began. */
  loginAt: Date;
  /** When another token of the same login was spent last; null when none was. */
  otherSpentAt: Date | null;
}

/**
 * What a refresh token is good for (docs/product/session.md#refresh): `renew` gives the next one; `stolen` says that the
 * login goes on with another token already, so that two holders have one, and ends it; `ended` is too old.
 */
export function spendingOf(token: ReturningToken, now: Date): 'renew' | 'stolen' | 'ended' {
  const { issuedAt, expiresAt, spentAt, loginAt, otherSpentAt } = token;
  if (expiresAt <= now || now.getTime() - loginAt.getTime() >= LOGIN_LIFETIME_MS) return 'ended';
  if (otherSpentAt !== null && otherSpentAt > (spentAt ?? issuedAt)) return 'stolen';
  return spentAt !== null && now.getTime() - spentAt.getTime() > LOST_ANSWER_MS ? 'stolen' : 'renew';
}

/** When a refresh token that is issued now ends: with its own time, or with its login. */
export const refreshTokenEnd = (loginAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + REFRESH_TOKEN_LIFETIME_MS, loginAt.getTime() + LOGIN_LIFETIME_MS));
