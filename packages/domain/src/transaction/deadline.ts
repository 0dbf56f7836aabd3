import type { TransactionStatus } from './status.ts';

/** How long a virtual account number is valid by default, in hours. */
export const VIRTUAL_ACCOUNT_VALID_HOURS = 24;

/** The deadline of a payment begun at `now`. */
export function paymentDeadline(now: Date, validHours: number = VIRTUAL_ACCOUNT_VALID_HOURS): Date {
  return new Date(now.getTime() + validHours * 3_600_000);
}

/**
 * Longest an order may wait through changes of the method, in hours, unless it keeps no seat and its method alone may
 * wait longer.
 */
export const LONGEST_WAIT_HOURS = 48;

/**
 * The deadline of an order once a method is chosen: the method's own validity from now
 * (docs/product/payment.md#detail). Choosing again and again does not keep it for ever: never later than 48 hours after
 * the order, or the method's validity. An order that keeps seats ends after the 24 hours of a virtual account whatever
 * the method, so that asking for an invoice holds them no longer.
 */
export function methodDeadline(order: { createdAt: Date; now: Date; validMinutes: number; keepsSeats: boolean }): Date {
  const validHours = order.validMinutes / 60;
  const latest = paymentDeadline(
    order.createdAt,
    order.keepsSeats ? VIRTUAL_ACCOUNT_VALID_HOURS : Math.max(validHours, LONGEST_WAIT_HOURS),
  );
  const own = paymentDeadline(order.now, validHours);
  return own < latest ? own : latest;
}

/**
 * Whether an order has missed its deadline and expires: only UNPAID ones do, at the instant itself
 * (docs/product/transaction.md; R7).
 */
export function isOverdue(order: { status: TransactionStatus; deadline: Date; now: Date }): boolean {
  return order.status === 'UNPAID' && order.now.getTime() >= order.deadline.getTime();
}

/**
 * How long an order stays as it is after its deadline while a provider cannot say whether it was paid in time, in
 * hours: whoever paid is not told that it failed, and seats do not wait for ever.
 */
export const LONGEST_DOUBT_HOURS = 6;

/** The reminder comes when a quarter of the time is left, but not earlier than this before the deadline, in minutes. */
const REMINDER_LEAD_MINUTES = 180;
/** An order that never had this long gets no reminder: the word that it waits is still fresh. In minutes. */
const REMINDER_SHORTEST_WAIT_MINUTES = 120;

/**
 * When an order is reminded of whose payment is opened at `from`, once; null when its deadline is too near for that.
 */
export function reminderAt({ from, deadline }: { from: Date; deadline: Date }): Date | null {
  const waitMs = deadline.getTime() - from.getTime();
  if (waitMs < REMINDER_SHORTEST_WAIT_MINUTES * 60_000) return null;
  return new Date(deadline.getTime() - Math.min(waitMs / 4, REMINDER_LEAD_MINUTES * 60_000));
}
