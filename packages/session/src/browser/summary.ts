import { cookieNames, cookiesIn, decodeSummary, type SessionSummary } from '../cookies/index.ts';

/** Value of a cookie that scripts may read. Browser only. */
export const cookieValue = (name: string): string | undefined => cookiesIn(document.cookie)[name];

/** The session as the readable cookie tells it now; null when the visitor is anonymous. Browser only. */
export const readSummary = (scopeId: string): SessionSummary | null =>
  decodeSummary(cookieValue(cookieNames(scopeId).session), new Date());
