import type { TransactionStatus } from './status.ts';

/**
 * What can happen to a transaction: money arrived, the learner cancelled, the deadline passed, we gave the money back,
 * the provider took it back (its deny, cancel or chargeback).
 */
export const TRANSACTION_EVENTS = ['settled', 'cancelled', 'expired', 'refunded', 'reversed'] as const;
export type TransactionEvent = (typeof TRANSACTION_EVENTS)[number];

export type Transition =
  | { kind: 'move'; to: TransactionStatus }
  /** Stale or repeated: nothing changes. */
  | { kind: 'ignore' }
  /** Money after the deadline: PAID when a seat can be had again, else refund. */
  | { kind: 'recheckSeat' }
  | { kind: 'refund' };

const move = (to: TransactionStatus): Transition => ({ kind: 'move', to });
const ignore: Transition = { kind: 'ignore' };

const TABLE: Record<TransactionStatus, Record<TransactionEvent, Transition>> = {
  UNPAID: {
    settled: move('PAID'),
    cancelled: move('CANCEL'),
    expired: move('EXPIRED'),
    refunded: ignore,
    reversed: ignore,
  },
  PAID: { settled: ignore, cancelled: ignore, expired: ignore, refunded: move('CANCEL'), reversed: move('CANCEL') },
  CANCEL: { settled: { kind: 'refund' }, cancelled: ignore, expired: ignore, refunded: ignore, reversed: ignore },
  EXPIRED: { settled: { kind: 'recheckSeat' }, cancelled: ignore, expired: ignore, refunded: ignore, reversed: ignore },
};

/** What an event does to a transaction (docs/product/transaction.md#status; R7). */
export function transition(status: TransactionStatus, event: TransactionEvent): Transition {
  return TABLE[status][event];
}

/** After the seat was rechecked for late money: PAID with a seat, refund without (R7). */
export function afterSeatRecheck(seatFree: boolean): Transition {
  return seatFree ? move('PAID') : { kind: 'refund' };
}
