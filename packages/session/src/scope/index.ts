import type { CourseLine, SessionType } from '@suluh/domain/session';

/**
 * What the session needs to know of the app it works in. A tenant gives it: sessions of two tenants on one host stay
 * apart because every cookie name begins with `id`.
 */
export interface SessionScope {
  /** Prefix of the cookie names. */
  id: string;
  /** Session type the app opens (docs/product/session.md). */
  sessionType: SessionType;
  /** Partner programme, sent to the API as X-Program. */
  program?: string;
  /** Line whose courses alone are listed, sent to the API as X-Line. */
  line?: CourseLine;
  /** Path the app's pages hang from; '' for all paths. */
  base?: string;
}
