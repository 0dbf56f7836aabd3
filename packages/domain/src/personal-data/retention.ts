/**
 * How long what nobody needs any more is kept, in days after it ended (docs/product/personal-data.md#retention). The
 * worker deletes it nightly.
 */
export const RETENTION_DAYS = {
  /** Refresh tokens after they end, and logins after the last of theirs. */
  login: 30,
  /** Links and codes by which somebody proves to be somebody, after they end; the limits per day count them. */
  proof: 2,
  /** Answers kept for repeated posts. */
  repeatedPost: 7,
  /** Looks of staff as a learner, who sees them listed, after they were asked for; the audit trail keeps that they were. */
  look: 365,
  /** Mails that were sent. */
  sentMail: 30,
  /** Messages of providers, for questions about payments. */
  providerMessage: 400,
  /** What happened on pages. */
  analytics: 400,
  notification: 365,
  /** What businesses and partners to be wrote, after it came. */
  enquiry: 730,
  /** Words somebody looked for. */
  search: 365,
} as const;

export type Retained = keyof typeof RETENTION_DAYS;
