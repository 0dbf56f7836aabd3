import { afterReversal } from '@suluh/domain/refund';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { applyOrderEvent } from '../order/applyOrderEvent.ts';
import { coursesOf, itemsOf } from '../order/enrol.ts';
import type { OrderRow } from '../order/queries.ts';
import { tellLearner } from '../order/tellLearner.ts';
import type { ChargeOutcome, ChargeServices } from './charge.ts';
import type { AttemptRow } from './openAttempt.ts';

/**
 * The refunds of a payment the provider has given back: one that was sent is what its word is about, one that was not
 * is dropped, so that nothing is paid twice. Answers whether the word is about our own refunds, which gave back the
 * whole of it.
 */
async function endRefunds(tx: Executor, services: ChargeServices, attempt: AttemptRow): Promise<boolean> {
  const { refund } = schema;
  const rows = await tx.select().from(refund).where(eq(refund.attemptId, attempt.id)).for('update');
  let oursRupiah = 0;
  for (const { id, status, amount } of rows) {
    const after = afterReversal(status);
    if (after === 'settled') oursRupiah += amount;
    if (after !== status)
      await tx
        .update(refund)
        .set({ status: after, ...(after === 'settled' ? { settledAt: services.now() } : {}) })
        .where(eq(refund.id, id));
  }
  return oursRupiah > 0 && oursRupiah >= attempt.amount;
}

/** The provider took money back: what the order was given for it goes back too. */
export async function reverseCharge(
  tx: Executor,
  services: ChargeServices,
  order: OrderRow,
  attempt: AttemptRow,
): Promise<ChargeOutcome> {
  const { paymentAttempt } = schema;
  await tx.update(paymentAttempt).set({ status: 'reversed' }).where(eq(paymentAttempt.id, attempt.id));
  const isOurs = await endRefunds(tx, services, attempt);
  if (attempt.status === 'surplus' && isOurs) {
    const courses = coursesOf(await itemsOf(tx, order.id));
    await tellLearner(tx, services, 'refundDone', order, {
      courses,
      amountRupiah: attempt.amount,
      status: order.status,
      createdAt: services.now(),
    });
  }
  if (attempt.status !== 'settled') return 'reversed'; // a settlement that arrives later finds it reversed and is stale
  const outcome = await applyOrderEvent(tx, services, {
    orderId: order.id,
    event: isOurs ? 'refunded' : 'reversed',
    attemptId: attempt.id,
  });
  return outcome.kind === 'moved' ? 'moved' : 'reversed';
}
