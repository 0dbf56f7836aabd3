import { and, asc, eq, lte } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { applyOrderEvent } from '../../order/applyOrderEvent.ts';
import { voidAttempts } from '../voidAttempts.ts';
import type { Job } from './services.ts';

/** Expires the order that is longest past its deadline: seats and promo use go back, what could be paid is voided. */
export const expireNext: Job = ({ db, now }) => {
  const { orders } = schema;
  return db.transaction(async (tx) => {
    const at = now();
    const [late] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.status, 'UNPAID'), lte(orders.expiresAt, at)))
      .orderBy(asc(orders.expiresAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!late) return false;
    await applyOrderEvent(tx, { now }, { orderId: late.id, event: 'expired' });
    await voidAttempts(tx, late.id, at);
    return true;
  });
};
