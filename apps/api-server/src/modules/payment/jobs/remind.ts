import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { coursesOf, itemsOf } from '../../order/enrol.ts';
import { tellLearner } from '../../order/tellLearner.ts';
import { tellUnpaid } from '../../order/tellUnpaid.ts';
import { workOnNext } from './orderWork.ts';
import type { PaymentJob } from './services.ts';

const { orders } = schema;

/** Whoever has not opened a payment this long after ordering is told without one, in milliseconds. */
const TELL_AFTER_MS = 120_000;

/** Mails that an order waits whose payment was never opened: the page was closed, or the provider was away. */
export const tellNext: PaymentJob = (services) =>
  workOnNext(services, {
    job: 'tell',
    due: (_, at) =>
      and(
        eq(orders.status, 'UNPAID'),
        isNull(orders.waitingToldAt),
        lte(orders.createdAt, new Date(at.getTime() - TELL_AFTER_MS)),
        gt(orders.expiresAt, at),
      ),
    since: orders.createdAt,
    work: (tx, untold) => tellUnpaid(tx, services, untold),
  });

/** Reminds of the next order that is due, once, while it can still be paid. */
export const remindNext: PaymentJob = (services) =>
  workOnNext(services, {
    job: 'remind',
    due: (_, at) =>
      and(eq(orders.status, 'UNPAID'), isNull(orders.remindedAt), lte(orders.remindAt, at), gt(orders.expiresAt, at)),
    since: orders.remindAt,
    work: async (tx, due, at) => {
      await tx.update(orders).set({ remindedAt: at }).where(eq(orders.id, due.id));
      const courses = coursesOf(await itemsOf(tx, due.id));
      await tellLearner(tx, services, 'orderReminder', due, { courses, createdAt: at });
    },
  });
