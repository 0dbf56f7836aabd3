import { courseRefundsRupiah, isRefundOpen } from '@suluh/domain/refund';
import { isChoiceOpen } from '@suluh/domain/ticket';
import { and, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { EnrolmentRow } from '../learning/queries.ts';
import { isRefundable } from '../order/isRefundable.ts';
import { leftToRefund } from '../order/queueRefund.ts';
import { changeOf, hasAttended, type Admission } from './admission.ts';

/** The payment of a class's order, with what of it would go back for the class, once; null when nothing would. */
async function paymentOf(
  db: Executor,
  { id, orderId, courseId }: Pick<EnrolmentRow, 'id' | 'orderId' | 'courseId'>,
): Promise<{ attemptId: string; amountRupiah: number } | null> {
  const { enrolment, orderItem, orders, paymentAttempt, refund } = schema;
  const [attempt] = await db
    .select({ id: paymentAttempt.id, amount: paymentAttempt.amount, promoDiscount: orders.promoDiscount })
    .from(paymentAttempt)
    .innerJoin(orders, eq(orders.id, paymentAttempt.orderId))
    .innerJoin(enrolment, eq(enrolment.orderId, orders.id))
    .where(and(eq(enrolment.id, id), eq(paymentAttempt.status, 'settled'), isRefundable()));
  if (!attempt) return null;
  const items = await db.select().from(orderItem).where(eq(orderItem.orderId, orderId));
  const refunds = await db.select().from(refund).where(eq(refund.orderId, orderId));
  const gone = new Set(refunds.filter(({ status }) => isRefundOpen(status)).map((each) => each.courseId));
  const { promoDiscount } = attempt;
  const leftRupiah = await leftToRefund(db, attempt);
  const amountRupiah = courseRefundsRupiah({ items, promoDiscount, leftRupiah, gone }).get(courseId) ?? 0;
  return amountRupiah > 0 ? { attemptId: attempt.id, amountRupiah } : null;
}

/** Whether a class its organiser called off or moved leaves a choice still (docs/product/ticket.md#organiser). */
const hasChoice = (admission: Admission, now: Date): boolean =>
  isChoiceOpen({
    change: changeOf(admission),
    startAt: admission.owned.event.startAt,
    hasAttended: hasAttended(admission),
    now,
  });

/** What can be asked back for a class its organiser changed, and the payment it came by; null for nothing. */
export const refundableOf = async (
  db: Executor,
  admission: Admission,
  now: Date,
): Promise<{ attemptId: string; amountRupiah: number } | null> =>
  hasChoice(admission, now) ? paymentOf(db, admission.owned.enrolment) : null;
