import { paymentEntries as entries } from '@suluh/api/catalogue';
import { canAskRefund } from '@suluh/domain/refund';
import { and, desc, eq, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { coursesOf, itemsOf } from '../order/enrol.ts';
import { leftToRefund, type RefundRow } from '../order/queueRefund.ts';
import { lockOrder } from '../order/queries.ts';
import { tellLearner } from '../order/tellLearner.ts';

const asAnswer = (row: RefundRow) => ({
  refundId: row.id,
  orderId: row.orderId,
  amount: row.amount,
  reason: row.reason,
  status: row.status,
  refusal: row.refusal,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

/**
 * Asks for the money of a paid order back, once. It waits for staff: nothing is sent to the provider before they
 * approve it.
 */
const request = route(entries.refundRequest, async ({ params, body, caller }, services) => {
  const { userId } = learner(caller);
  const { refund, paymentAttempt } = schema;
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, params.orderId);
    if (!order || order.userId !== userId) throw new ApiError('NOT_FOUND');
    const [earlier] = await tx
      .select()
      .from(refund)
      .where(and(eq(refund.orderId, order.id), eq(refund.isAsked, true)));
    if (earlier) return { data: asAnswer(earlier) };
    const [attempt] = await tx
      .select()
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.orderId, order.id), eq(paymentAttempt.status, 'settled')));
    const amount = attempt ? await leftToRefund(tx, attempt) : 0;
    if (
      !attempt ||
      amount === 0 ||
      !canAskRefund({ status: order.status, totalPaymentRupiah: order.paymentTotal, isAsked: false })
    )
      throw new ApiError('PAYMENT_CLOSED');
    const [made] = await tx
      .insert(refund)
      .values({
        orderId: order.id,
        attemptId: attempt.id,
        amount,
        reason: body.reason,
        isAsked: true,
        status: 'requested',
      })
      .returning();
    if (!made) throw new Error('no refund was made');
    const courses = coursesOf(await itemsOf(tx, order.id));
    await tellLearner(tx, services, 'refundAsked', order, { courses, amountRupiah: amount, createdAt: services.now() });
    return { data: asAnswer(made) };
  });
});

const list = route(entries.refunds, async ({ query, caller }, { db }) => {
  const { refund, orders } = schema;
  const mine = eq(orders.userId, learner(caller).userId);
  const [rows, total] = await Promise.all([
    db
      .select({ refund })
      .from(refund)
      .innerJoin(orders, eq(orders.id, refund.orderId))
      .where(mine)
      .orderBy(desc(refund.createdAt), desc(refund.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(refund)
      .innerJoin(orders, eq(orders.id, refund.orderId))
      .where(mine),
  ]);
  return {
    data: rows.map((row) => asAnswer(row.refund)),
    meta: { page: query.page, limit: query.limit, totalData: total[0]?.total ?? 0 },
  };
});

export const refundRoutes = [request, list];
