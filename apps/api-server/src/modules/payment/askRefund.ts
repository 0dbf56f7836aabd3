import { paymentEntries as entries } from '@suluh/api/catalogue';
import { canAskRefund, isInTheWay, type RefundDoubt } from '@suluh/domain/refund';
import { and, desc, eq, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { coursesOf, itemsOf } from '../order/enrol.ts';
import { leftToRefund, type RefundRow } from '../order/queueRefund.ts';
import { lockOrder, type OrderRow } from '../order/queries.ts';
import type { Services, SiteServices } from '../../services.ts';
import { tellLearner } from '../order/tellLearner.ts';
import { recordChange } from '../staff/change.ts';
import { doubtsAbout } from './refundFacts.ts';

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
  /** What speaks against giving it back at once. */
  doubts: readonly RefundDoubt[];
}

/**
 * Opens a refund and tells the learner so: one that nothing speaks against is approved by the policy, which is put on
 * record, any other waits for staff. The order's row must be locked.
 */
export async function openRefund(
  tx: Executor,
  services: Pick<Services, 'now'> & SiteServices,
  order: OrderRow,
  { attemptId, amountRupiah, reason, courseId, doubts }: AskedFor,
): Promise<RefundRow> {
  const at = services.now();
  const isGranted = doubts.length === 0;
  const [made] = await tx
    .insert(schema.refund)
    .values({
      orderId: order.id,
      attemptId,
      courseId,
      amount: amountRupiah,
      reason,
      isAsked: true,
      status: isGranted ? 'approved' : 'requested',
      doubts: [...doubts],
      decidedAt: isGranted ? at : null,
      createdAt: at,
    })
    .returning();
  if (!made) throw new Error('no refund was made');
  const items = await itemsOf(tx, order.id);
  const courses = coursesOf(courseId === null ? items : items.filter((item) => item.courseId === courseId));
  if (isGranted)
    await recordChange(tx, {
      by: null,
      action: 'refund.policy',
      subject: `refund:${made.id}`,
      after: { orderId: order.id, amountRupiah },
    });
  const news = isGranted ? ('refundApproved' as const) : ('refundAsked' as const);
  await tellLearner(tx, services, news, order, { courses, amountRupiah, createdAt: at });
  return made;
}

/**
 * Asks for the money of a paid order back, once. Within the policy it goes back at once, else it waits for staff: nothing
 * is sent to the provider before they approve it.
 */
const request = route(entries.refundRequest, async ({ params, body, caller }, services) => {
  const { userId } = learner(caller);
  const { refund, paymentAttempt } = schema;
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, params.orderId);
    if (!order || order.userId !== userId) throw new ApiError('NOT_FOUND');
    const asked = await tx
      .select()
      .from(refund)
      .where(and(eq(refund.orderId, order.id), eq(refund.isAsked, true)));
    const own = asked.find(({ courseId, begunBy }) => courseId === null && begunBy === null);
    if (own) return { data: asAnswer(own) };
    if (asked.some((each) => each.begunBy !== null && isInTheWay(each, null))) throw new ApiError('REFUND_CLOSED');
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
      throw new ApiError('REFUND_CLOSED');
    const made = await openRefund(tx, services, order, {
      attemptId: attempt.id,
      amountRupiah: amount,
      reason: body.reason,
      courseId: null,
      doubts: await doubtsAbout(tx, order, amount, services.now()),
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
