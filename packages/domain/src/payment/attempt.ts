/** How a payment ended without money, by the provider's word. */
export const PAYMENT_FAILURES = ['failed', 'cancelled', 'expired'] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** A payment that failed: by which method, and how. */
export interface FailedPayment {
  productName: string;
  reason: PaymentFailure;
}

/** One try at paying an order, in the order they were made. */
export interface Attempt {
  id: string;
  status: string;
}

/**
 * The payment a page shows: the one that paid, else the one that can be paid, else the one that failed last, unless it
 * was given up since. Null while there is none. Pages that follow an order follow this as well as its status.
 */
export function shownAttempt<Try extends Attempt>(attempts: readonly Try[]): Try | null {
  const live =
    attempts.find(({ status }) => status === 'settled') ?? attempts.find(({ status }) => status === 'pending');
  if (live) return live;
  const last = attempts.at(-1);
  return last?.status === 'failed' ? last : null;
}

/** What changes when a page of the order must be rendered anew: another payment, or another end of the same. */
export const attemptMark = (attempt: Attempt | null): string | null => attempt && `${attempt.id} ${attempt.status}`;
