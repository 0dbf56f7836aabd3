import { courseRefundsRupiah, isInTheWay, isRefundOpen } from '@suluh/domain/refund';
import { approvalOf } from '@suluh/domain/staff';
import { and, eq } from 'drizzle-orm';
import { staffReach } from '../../access/staffOf.ts';
import { schema, type Database, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services, SiteServices } from '../../services.ts';
import { coursesOf, itemsOf } from '../order/enrol.ts';
import { leftToRefund } from '../order/queueRefund.ts';
import { lockOrder, type OrderRow } from '../order/queries.ts';
import { tellLearner } from '../order/tellLearner.ts';
import { recordChange } from '../staff/change.ts';
import { askedBack, doubtsAbout } from './refundFacts.ts';

/** What staff could give back of an order; rupiah, 0 where nothing would go or it is asked back already. */
export interface Refundable {
  whole: number;
  courses: { courseId: number; fullname: string; amount: number }[];
}

const NOTHING: Refundable & { attemptId: null; isAsked: boolean } = {
  whole: 0,
  courses: [],
  attemptId: null,
  isAsked: false,
};

/**
 * What could be given back of an order, and the payment it came by: of courses those alone that it still opens. A course
 * that stands alone is the whole order.
 */
export async function refundableOf(
  tx: Executor,
  order: Pick<OrderRow, 'id' | 'status' | 'promoDiscount'>,
): Promise<Refundable & { attemptId: string | null; isAsked: boolean }> {
  const { enrolment, paymentAttempt, refund } = schema;
  if (order.status !== 'PAID') return NOTHING;
  const [attempt] = await tx
    .select({ id: paymentAttempt.id, amount: paymentAttempt.amount })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.orderId, order.id), eq(paymentAttempt.status, 'settled')));
  if (!attempt) return NOTHING;
  const leftRupiah = await leftToRefund(tx, attempt);
  const asked = await tx
    .select({ courseId: refund.courseId, status: refund.status })
    .from(refund)
    .where(and(eq(refund.orderId, order.id), eq(refund.isAsked, true)));
  const isFree = (courseId: number | null) => !asked.some((each) => isInTheWay(each, courseId));
  const items = await itemsOf(tx, order.id);
  const opened = await tx
    .select({ courseId: enrolment.courseId })
    .from(enrolment)
    .where(eq(enrolment.orderId, order.id));
  const open = new Set(opened.map(({ courseId }) => courseId));
  const gone = new Set(asked.filter(({ status }) => isRefundOpen(status)).map(({ courseId }) => courseId));
  const amounts = courseRefundsRupiah({ items, promoDiscount: order.promoDiscount, leftRupiah, gone });
  return {
    attemptId: attempt.id,
    isAsked: !isFree(null),
    whole: isFree(null) ? leftRupiah : 0,
    courses: items
      .filter(({ courseId }) => items.length > 1 && open.has(courseId) && isFree(courseId))
      .map(({ courseId, fullname }) => ({ courseId, fullname, amount: amounts.get(courseId) ?? 0 }))
      .filter(({ amount }) => amount > 0),
  };
}

/** What somebody of staff begins to give back. */
export interface Begun {
  orderId: string;
  /** One course of it; null: all of it. */
  courseId: number | null;
  /** Why; the learner reads it. */
  reason: string;
  /** Who begins it. */
  by: string;
}

/**
 * Begins to give money back: of who may decide about refunds it counts as their yes, which is enough for a small sum; any
 * other waits (docs/product/staff.md#refunds). Record, row and the word to the learner are one transaction, under the lock
 * of the order.
 * @returns id of the refund @throws ApiError NOT_FOUND, CONFLICT when it is asked back already, REFUND_CLOSED when nothing
 * would go back, SECOND_PERSON_REQUIRED of one's own money
 */
export async function beginRefund(
  db: Database,
  services: Pick<Services, 'now'> & SiteServices,
  { orderId, courseId, reason, by }: Begun,
): Promise<string> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId); // the same lock as the learner's own request and news of its payment take
    if (!order) throw new ApiError('NOT_FOUND');
    if (order.userId === by) throw new ApiError('SECOND_PERSON_REQUIRED');
    const { attemptId, isAsked, whole, courses } = await refundableOf(tx, order);
    const amount = courseId === null ? whole : (courses.find((each) => each.courseId === courseId)?.amount ?? 0);
    if (attemptId === null || amount === 0) throw new ApiError(isAsked ? 'CONFLICT' : 'REFUND_CLOSED');
    const now = services.now();
    const mayDecide = (await staffReach(tx, by, 'refund.decide', now)) === 'everything';
    const isEnough = mayDecide && approvalOf(amount + (await askedBack(tx, order.id)), null, by) === 'approved';
    const ofCourse = courseId === null ? {} : { courseId };
    const [made] = await tx
      .insert(schema.refund)
      .values({
        orderId: order.id,
        attemptId,
        courseId,
        amount,
        reason,
        isAsked: true,
        begunBy: by,
        status: isEnough ? 'approved' : 'requested',
        doubts: await doubtsAbout(tx, { ...order, ...ofCourse }, amount, now),
        firstApprovedBy: mayDecide && !isEnough ? by : null,
        decidedAt: isEnough ? now : null,
        nextAttemptAt: now,
        createdAt: now,
      })
      .returning({ id: schema.refund.id });
    const { id } = made!;
    await recordChange(tx, {
      by,
      action: 'refund.begin',
      subject: `refund:${id}`,
      after: { orderId: order.id, amountRupiah: amount, ...ofCourse, reason },
    });
    const items = await itemsOf(tx, order.id);
    await tellLearner(tx, services, 'refundBegun', order, {
      courses: coursesOf(items.filter((item) => [null, item.courseId].includes(courseId))),
      amountRupiah: amount,
      reason,
      createdAt: now,
    });
    return id;
  });
}
