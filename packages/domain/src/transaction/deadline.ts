import type { TransactionStatus } from './status.ts';

/** How long a virtual account number is valid by default, in hours. */
export const VIRTUAL_ACCOUNT_VALID_HOURS = 24;

/** The deadline of a payment begun at `now`. */
export function paymentDeadline(now: Date, validHours: number = VIRTUAL_ACCOUNT_VALID_HOURS): Date {
  return new Date(now.getTime() + validHours * 3_600_000);
}

/**
 * Whether an order has missed its deadline and expires: only UNPAID ones do, at the instant itself (spec 4;
 * decisions 7).
 */
export function isOverdue(order: { status: TransactionStatus; deadline: Date; now: Date }): boolean {
  return order.status === 'UNPAID' && order.now.getTime() >= order.deadline.getTime();
}
