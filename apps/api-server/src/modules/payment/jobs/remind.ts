import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { coursesOf, itemsOf } from '../../order/enrol.ts';
import { tellLearner } from '../../order/tellLearner.ts';
import { tellWaiting } from '../../order/tellWaiting.ts';
import type { Job } from './services.ts';

/** Whoever has not opened a payment this long after ordering is told without one, in milliseconds. */
const TELL_AFTER_MS = 120_000;

/** Mails that an order waits whose payment was never opened: the page was closed, or the provider was away. */
export const tellNext: Job = (services) => {
  const { db, now } = services;
  const { orders } = schema;
  return db.transaction(async (tx) => {
    const [untold] = await tx
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.status, 'UNPAID'),
          isNull(orders.waitingToldAt),
          lte(orders.createdAt, new Date(now().getTime() - TELL_AFTER_MS)),
          gt(orders.expiresAt, now()),
        ),
      )
      .orderBy(asc(orders.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!untold) return false;
    await tellWaiting(tx, services, untold);
    return true;
  });
};

/** Reminds of the next order that is due, once, while it can still be paid. */
export const remindNext: Job = (services) => {
  const { db, now } = services;
  const { orders } = schema;
  return db.transaction(async (tx) => {
    const at = now();
    const [due] = await tx
      .select()
      .from(orders)
      .where(
        and(eq(orders.status, 'UNPAID'), isNull(orders.remindedAt), lte(orders.remindAt, at), gt(orders.expiresAt, at)),
      )
      .orderBy(asc(orders.remindAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    await tx.update(orders).set({ remindedAt: at }).where(eq(orders.id, due.id));
    const courses = coursesOf(await itemsOf(tx, due.id));
    await tellLearner(tx, services, 'orderReminder', due, { courses, createdAt: at });
    return true;
  });
};
