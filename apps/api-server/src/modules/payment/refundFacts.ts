import { isRefundOpen, refundDoubts, type RefundDoubt } from '@suluh/domain/refund';
import { VOUCHER_PENDING } from '@suluh/domain/my-course';
import { and, eq, ne, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { OrderRow } from '../order/queries.ts';

/** One course of an order as it was used, as the database says it. */
interface UsedCourse extends Record<string, unknown> {
  startAt: Date | null;
  hasAttended: boolean;
  progressPercent: number;
  hasVoucher: boolean;
  hasCertificate: boolean;
}

/**
 * What of an order was asked back so far and is given, or may still be; rupiah. What two people decide about is the sum of an
 * order (docs/product/staff.md#refunds).
 * @param butId a refund that is not counted
 */
export async function askedBack(tx: Executor, orderId: string, butId?: string): Promise<number> {
  const { refund } = schema;
  const others = await tx
    .select({ amount: refund.amount, status: refund.status })
    .from(refund)
    .where(
      and(
        eq(refund.orderId, orderId),
        eq(refund.isAsked, true),
        butId === undefined ? undefined : ne(refund.id, butId),
      ),
    );
  return others.filter(({ status }) => isRefundOpen(status)).reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * What speaks against giving the money of an order, or of one course of it, back at once
 * (docs/product/transaction.md#refund-policy).
 * @param courseId the one course @param amountRupiah what would go back now; what was asked back before counts with it
 */
export async function doubtsAbout(
  tx: Executor,
  order: Pick<OrderRow, 'id' | 'paidAt'> & { courseId?: number },
  amountRupiah: number,
  now: Date,
): Promise<RefundDoubt[]> {
  const { rows } = await tx.execute<UsedCourse>(sql`
    select e.start_at as "startAt",
      exists(select from attendance a where a.enrolment_id = n.id and a.voided_at is null) as "hasAttended",
      n.progress_percent as "progressPercent",
      coalesce(n.voucher_code <> ${VOUCHER_PENDING}, false) as "hasVoucher",
      n.completed_at is not null or exists(select from certificate c where c.enrolment_id = n.id) as "hasCertificate"
    from enrolment n left join event e on e.id = n.event_id
    where n.order_id = ${order.id} and (${order.courseId ?? null}::integer is null or n.course_id = ${order.courseId ?? null})`);
  return refundDoubts(
    {
      paidAt: order.paidAt?.toISOString() ?? null,
      amountRupiah: amountRupiah + (await askedBack(tx, order.id)),
      courses: rows.map(({ startAt, ...course }) => ({
        ...course,
        startAt: startAt === null ? null : new Date(startAt).toISOString(),
      })),
    },
    now,
  );
}
