import { LONGEST_DOUBT_HOURS } from '@suluh/domain/transaction';
import { and, eq, exists, inArray, lte, notExists, or } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { applyOrderEvent } from '../../order/applyOrderEvent.ts';
import { voidAttempts } from '../voidAttempts.ts';
import { workOnNext } from './orderWork.ts';
import type { PaymentJob } from './services.ts';

const { orders, paymentAttempt } = schema;

const attemptsIn = (tx: Executor, statuses: string[]) =>
  tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.orderId, orders.id), inArray(paymentAttempt.status, statuses)));

/**
 * Leaves what could be paid of the order longest past its deadline to be voided: that asks the provider whether it was
 * paid in time, and ends the number. The order stays as it is until the answer.
 */
export const closeNext: PaymentJob = (services) =>
  workOnNext(services, {
    job: 'close',
    due: (tx, at) =>
      and(eq(orders.status, 'UNPAID'), lte(orders.expiresAt, at), exists(attemptsIn(tx, ['opening', 'pending']))),
    since: orders.expiresAt,
    work: (tx, late, at) => voidAttempts(tx, late.id, at),
  });

/**
 * Expires the order that is longest past its deadline and for which nothing can have been paid: seats and promo use go
 * back. A provider that cannot be asked holds this up for some hours, not for ever; money that turns up later is late
 * money.
 */
export const expireNext: PaymentJob = (services) =>
  workOnNext(services, {
    job: 'expire',
    due: (tx, at) => {
      const beyondDoubt = new Date(at.getTime() - LONGEST_DOUBT_HOURS * 3_600_000);
      const isKnown = notExists(attemptsIn(tx, ['opening', 'pending', 'voiding']));
      return and(
        eq(orders.status, 'UNPAID'),
        lte(orders.expiresAt, at),
        or(isKnown, lte(orders.expiresAt, beyondDoubt)),
      );
    },
    since: orders.expiresAt,
    work: async (tx, late, at) => {
      await applyOrderEvent(tx, services, { orderId: late.id, event: 'expired' });
      await voidAttempts(tx, late.id, at);
    },
  });
