import { ANALYTICS_COOKIE, ANALYTICS_MAX_AGE_SECONDS } from '@suluh/domain/analytics';
import { DATA_SAVER_COOKIE, DATA_SAVER_MAX_AGE_SECONDS } from '@suluh/domain/data-saver';
import { cookieNames, tokenNames } from './names.ts';
import { setCookie } from './setCookie.ts';
import { encodeSummary, type SessionSummary } from './summary.ts';

/** Tokens as the API gives them (docs/product/session.md#refresh); instants are ISO 8601. */
export interface Tokens {
  token: string;
  tokenExpiredAt: string;
  refreshToken: string;
  refreshExpiredAt: string;
}

const PAST = new Date(0).toISOString();

/** Set-Cookie values that keep a session: both tokens out of reach of scripts, the summary readable. */
export function sessionCookies(scopeId: string, tokens: Tokens, summary: SessionSummary, secure: boolean): string[] {
  const names = tokenNames(scopeId, secure);
  return [
    setCookie(names.token, tokens.token, { expires: tokens.tokenExpiredAt, secure }),
    setCookie(names.refresh, tokens.refreshToken, { expires: tokens.refreshExpiredAt, secure }),
    summaryCookie(scopeId, summary, secure),
    stayedCookie(scopeId, secure), // whoever left before is back
  ];
}

/** Set-Cookie value of the readable summary; it ends with the session. */
export const summaryCookie = (scopeId: string, summary: SessionSummary, secure: boolean): string =>
  setCookie(cookieNames(scopeId).session, encodeSummary(summary), {
    expires: summary.refreshExpiredAt,
    httpOnly: false,
    secure,
  });

/** What lets somebody of staff look as a learner: a token without anything to renew it by. */
export interface LookPass {
  token: string;
  /** ISO 8601. */
  endsAt: string;
}

/**
 * Set-Cookie values of a look: a session that ends with its token, in the place of whichever there was, and the mark that it
 * is one.
 */
export function lookCookies(
  scopeId: string,
  { token, endsAt }: LookPass,
  summary: SessionSummary,
  secure: boolean,
): string[] {
  const names = tokenNames(scopeId, secure);
  return [
    setCookie(names.token, token, { expires: endsAt, secure }),
    setCookie(names.refresh, '', { expires: PAST, secure }),
    summaryCookie(scopeId, summary, secure),
    setCookie(cookieNames(scopeId).look, encodeURIComponent(endsAt), { expires: endsAt, httpOnly: false, secure }),
    stayedCookie(scopeId, secure),
  ];
}

/** Set-Cookie values that end a session: token, refresh token and profile (docs/product/session.md). */
export function clearedCookies(scopeId: string, secure: boolean): string[] {
  const names = tokenNames(scopeId, secure);
  return [
    setCookie(names.token, '', { expires: PAST, secure }),
    setCookie(names.refresh, '', { expires: PAST, secure }),
    setCookie(cookieNames(scopeId).session, '', { expires: PAST, httpOnly: false, secure }),
    setCookie(cookieNames(scopeId).look, '', { expires: PAST, httpOnly: false, secure }),
  ];
}

/** How long the login page may say that a session ended, in milliseconds. */
const ENDED_MS = 120_000;

/** Set-Cookie values that end a session which nobody ended on purpose; the login page then says so. */
export const endedCookies = (scopeId: string, secure: boolean, now: Date = new Date()): string[] => [
  ...clearedCookies(scopeId, secure),
  setCookie(cookieNames(scopeId).ended, '1', { expires: new Date(now.getTime() + ENDED_MS).toISOString(), secure }),
];

/** Set-Cookie value that takes away the mark of a logout without an answer. */
export const stayedCookie = (scopeId: string, secure: boolean): string =>
  setCookie(cookieNames(scopeId).leaving, '', { expires: PAST, httpOnly: false, secure });

/** Set-Cookie value of what somebody chose of the data saver; nothing secret, and the same on every scheme. */
export const dataSaverCookie = (isSaving: boolean, now: Date): string =>
  setCookie(DATA_SAVER_COOKIE, isSaving ? 'on' : 'off', {
    expires: new Date(now.getTime() + DATA_SAVER_MAX_AGE_SECONDS * 1000).toISOString(),
    secure: false,
  });

/** Set-Cookie value of whether pages may report what happens on them; read by the pages themselves. */
export const analyticsCookie = (isAllowed: boolean, now: Date): string =>
  setCookie(ANALYTICS_COOKIE, isAllowed ? 'on' : 'off', {
    expires: new Date(now.getTime() + ANALYTICS_MAX_AGE_SECONDS * 1000).toISOString(),
    httpOnly: false,
    secure: false,
  });
