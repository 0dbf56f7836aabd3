import { paymentEntries as entries } from '@suluh/api/catalogue';
import { and, desc, eq, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { queueRefund } from '../order/refund.ts';
import { lockOrder } from '../order/orderRow.ts';

type RefundRow = typeof schema.refund.$inferSelect;

const asAnswer = (row: RefundRow) => ({
  refundId: row.id,
  orderId: row.orderId,
  amount: row.amount,
  reason: row.reason,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

/** Asks for the money of a paid order back, once; the worker asks the provider for it. */
const request = route(entries.refundRequest, async ({ params, body, caller }, { db }) => {
  const { userId } = learner(caller);
  const { refund, paymentAttempt } = schema;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, params.orderId);
    if (!order || order.userId !== userId) throw new ApiError('NOT_FOUND');
    const [attempt] = await tx.select().from(paymentAttempt).where(and(eq(paymentAttempt.orderId, order.id), eq(paymentAttempt.status, 'settled')));
    if (order.status !== 'PAID' || !attempt) throw new ApiError('PAYMENT_CLOSED');
    const queued = await queueRefund(tx, order, { reason: body.reason, attemptId: attempt.id });
    const [made] = queued === null ? [] : await tx.select().from(refund).where(and(eq(refund.orderId, order.id), eq(refund.attemptId, attempt.id)));
    if (!made) throw new ApiError('PAYMENT_CLOSED');
    return { data: asAnswer(made) };
  });
});

const list = route(entries.refunds, async ({ query, caller }, { db }) => {
  const { refund, orders } = schema;
  const mine = eq(orders.userId, learner(caller).userId);
  const [rows, total] = await Promise.all([
    db.select({ refund }).from(refund).innerJoin(orders, eq(orders.id, refund.orderId)).where(mine).orderBy(desc(refund.createdAt), desc(refund.id)).limit(query.limit).offset((query.page - 1) * query.limit),
    db.select({ total: sql<number>`count(*)::int` }).from(refund).innerJoin(orders, eq(orders.id, refund.orderId)).where(mine),
  ]);
  return { data: rows.map((row) => asAnswer(row.refund)), meta: { page: query.page, limit: query.limit, totalData: total[0]?.total ?? 0 } };
});

export const refundRoutes = [request, list];
