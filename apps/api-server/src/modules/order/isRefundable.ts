import { isRefundOpen, REFUND_STATUSES } from '@suluh/domain/refund';
import { sql, type SQL } from 'drizzle-orm';
import { schema } from '../../db/index.ts';

/** The statuses of money that is given, or may still be. */
const OPEN = sql.raw(
  REFUND_STATUSES.filter(isRefundOpen)
    .map((status) => `'${status}'`)
    .join(', '),
);

/**
 * Whether a course came by a settled payment none of which goes back: what its ticket offers to ask for, and nothing else
 * promises (docs/product/ticket.md#organiser). A condition on `enrolment` and its `orders`.
 */
export function isRefundable(): SQL<boolean> {
  const { enrolment, orders } = schema;
  return sql<boolean>`(${orders.status} = 'PAID'
    and exists(select from payment_attempt a where a.order_id = ${orders.id} and a.status = 'settled')
    and exists(select from order_item i where i.order_id = ${orders.id} and i.course_id = ${enrolment.courseId} and i.price_after > 0)
    and not exists(select from refund r where r.order_id = ${orders.id}
      and ((r.course_id = ${enrolment.courseId} and (r.begun_by is null or r.status in (${OPEN})))
        or (r.course_id is null and r.status in (${OPEN})))))`;
}
