import { paymentEntries as entries } from '@suluh/api/catalogue';
import { canAskRefund } from '@suluh/domain/refund';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { coursesOf, itemsOf } from '../order/enrol.ts';
import { leftToRefund, type RefundRow } from '../order/queueRefund.ts';
import { lockOrder, type OrderRow } from '../order/queries.ts';
import type { Services, SiteServices } from '../../services.ts';
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

/** Money somebody asks for: of a whole order, or of one course of it. */
interface AskedFor {
  attemptId: string;
  amountRupiah: number;
  reason: string;
  courseId: number | null;
}

/** Opens a refund that waits for staff, and tells the learner that it was asked. The order's row must be locked. */
export async function openRefund(
  tx: Executor,
  services: Pick<Services, 'now'> & SiteServices,
  order: OrderRow,
  { attemptId, amountRupiah, reason, courseId }: AskedFor,
): Promise<RefundRow> {
  const [made] = await tx
    .insert(schema.refund)
    .values({
      orderId: order.id,
      attemptId,
      courseId,
      amount: amountRupiah,
      reason,
      isAsked: true,
      status: 'requested',
      createdAt: services.now(),
    })
    .returning();
  if (!made) throw new Error('no refund was made');
  const items = await itemsOf(tx, order.id);
  const courses = coursesOf(courseId === null ? items : items.filter((item) => item.courseId === courseId));
  await tellLearner(tx, services, 'refundAsked', order, { courses, amountRupiah, createdAt: services.now() });
  return made;
}

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
      .where(and(eq(refund.orderId, order.id), eq(refund.isAsked, true), isNull(refund.courseId)));
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
    const made = await openRefund(tx, services, order, {
      attemptId: attempt.id,
      amountRupiah: amount,
      reason: body.reason,
      courseId: null,
    });
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
