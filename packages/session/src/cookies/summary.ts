import { sessionTypeOf, type SessionType } from '@suluh/domain/session';

/** What the browser may know of its session: no token, only when it ends and whose it is. */
export interface SessionSummary {
  type: SessionType;
  /** ISO 8601 end of the access token. */
  tokenExpiredAt: string;
  /** ISO 8601 end of the refresh token: after it the session is over. */
  refreshExpiredAt: string;
  user: { id: string; fullname: string; email: string; foto: string; isVerified: boolean };
}

/** Text of the readable session cookie. */
export const encodeSummary = (summary: SessionSummary): string => encodeURIComponent(JSON.stringify(summary));

/** The session a cookie text tells of; null when it is missing, broken or over at `now`. */
export function decodeSummary(text: string | null | undefined, now: Date): SessionSummary | null {
  if (!text) return null;
  try {
    const summary = JSON.parse(decodeURIComponent(text)) as SessionSummary;
    const type = sessionTypeOf(summary.type);
    if (
      type === null ||
      !(Date.parse(summary.refreshExpiredAt) > now.getTime()) ||
      typeof summary.user?.fullname !== 'string'
    )
      return null;
    return { ...summary, type };
  } catch {
    return null; // not written by us: the visitor counts as anonymous
  }
}
