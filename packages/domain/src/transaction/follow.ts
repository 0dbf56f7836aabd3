import type { TransactionStatus } from './status.ts';

/** How a page that follows a payment has fared so far. */
export interface Following {
  status: TransactionStatus;
  /** Since the page was opened, or came back into view. */
  watchedMs: number;
  /** Answers in a row that did not come. */
  failures: number;
  /** Until the deadline; null without one. */
  leftMs: number | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Between two questions: quick at first, while somebody pays with the phone in the other hand, then slower. */
const RHYTHM: readonly { untilMs: number; delayMs: number }[] = [
  { untilMs: 2 * MINUTE, delayMs: 3 * SECOND },
  { untilMs: 10 * MINUTE, delayMs: 10 * SECOND },
  { untilMs: Infinity, delayMs: 30 * SECOND },
];
const LONGEST = MINUTE;

/**
 * Milliseconds until a page asks for the status again; null once it is final (docs/product/transaction.md#status: only
 * UNPAID moves on). Without answers it waits twice as long each time, up to a minute, and it does not sleep past the
 * deadline.
 */
export function followDelayMs({ status, watchedMs, failures, leftMs }: Following): number | null {
  if (status !== 'UNPAID') return null;
  const { delayMs } = RHYTHM.find(({ untilMs }) => watchedMs < untilMs) ?? RHYTHM.at(-1)!;
  if (failures > 0) return Math.min(delayMs * 2 ** failures, LONGEST);
  return leftMs === null || leftMs <= 0 ? delayMs : Math.min(delayMs, leftMs + SECOND);
}
