import { staffSalesEntries as entries } from '@suluh/api/catalogue';
import { invoiceStanding } from '@suluh/domain/invoice';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { runNamed, schema, type Executor } from '../../db/index.ts';
import { holdsText } from '../staff/holdsText.ts';
import type { Records } from '../staff/records.ts';

/** An order as it is answered. */
export type StaffOrder = z.input<typeof entries.orders.one.data>;

const { creditNote, orderItem, orders, paymentAttempt, paymentProduct, userAccount } = schema;
/** Finance and support look after everything there is: their grants hold everywhere. */
export const everywhere = (): SQL => sql`true`;

/** Orders whose number, transaction, invoice, credit note, payment number, learner or address has the words. */
const found = (q: string): SQL => {
  const begins = `${q.replaceAll(/[\\%_]/g, (each) => `\\${each}`)}%`;
  return sql`(${orders.id} = ${q} or ${orders.invoiceId} ilike ${begins} or ${orders.invoiceNumber} ilike ${begins}
    or ${orders.id} in (select order_id from ${creditNote} where ${creditNote.number} = ${q.toUpperCase()})
    or ${orders.userId} in (select id from ${userAccount} where ${holdsText(userAccount.email, q)} or ${holdsText(userAccount.fullname, q)})
    or ${orders.id} in (select order_id from ${paymentAttempt} where number = ${q.replaceAll(' ', '')} or provider_reference = ${q}))`;
};

/** Orders as staff find them. */
export const orderRecords: Records<typeof entries.orders.list> = {
  id: orders.id,
  from: sql`${orders}`,
  within: everywhere,
  matching: ({ q, status }) =>
    and(q === '' ? undefined : found(q), status === undefined ? undefined : eq(orders.status, status)),
  sorts: { createdAt: orders.createdAt },
  async rows(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({
        order: orders,
        fullname: userAccount.fullname,
        email: userAccount.email,
        method: paymentProduct.name,
        courses: sql<
          string[]
        >`array(select ${orderItem.fullname} from ${orderItem} where ${orderItem.orderId} = ${orders.id} order by ${orderItem.position})`,
        creditNotes: sql<
          StaffOrder['creditNotes']
        >`(select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'number', n.number, 'amount', n.amount) order by n.issued_at, n.number), '[]') from ${creditNote} n where n.order_id = ${orders.id})`,
      })
      .from(orders)
      .innerJoin(userAccount, eq(userAccount.id, orders.userId))
      .leftJoin(paymentProduct, eq(paymentProduct.code, orders.productCode))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ order, ...rest }) => ({
      ...order,
      ...rest,
      invoiceStanding: invoiceStanding(order),
      createdAt: order.createdAt.toISOString(),
      paidAt: order.paidAt?.toISOString() ?? null,
    }));
  },
};

const TIMELINE = {
  name: 'staff-order-timeline',
  text: `select at, who, what, detail from (
    select created_at as at, 'learner' as who, 'order.placed' as what, null::text as detail from orders where id = $1
    union all select paid_at, 'provider', 'order.paid', null from orders where id = $1 and paid_at is not null
    union all select a.created_at, 'learner', 'payment.opened', coalesce(p.name, a.product_code) || coalesce(' ' || a.number, '')
      from payment_attempt a left join payment_product p on p.code = a.product_code where a.order_id = $1
    union all select a.settled_at, 'provider', 'payment.' || a.status, a.provider_reference from payment_attempt a where a.order_id = $1 and a.settled_at is not null
    union all select received_at, 'provider', 'webhook.' || coalesce(outcome, 'received'), gateway from webhook_log where order_id = $1
    union all select created_at, case when is_asked then 'learner' else 'system' end, 'refund.asked', reason from refund where order_id = $1
    union all select decided_at, 'staff', 'refund.' || case when status = 'refused' then 'refused' else 'approved' end, refusal from refund where order_id = $1 and decided_at is not null
    union all select settled_at, 'provider', 'refund.settled', null from refund where order_id = $1 and settled_at is not null
    union all select issued_at, 'system', 'invoice.issued', number from invoice where order_id = $1
    union all select issued_at, 'system', 'credit.issued', number from credit_note where order_id = $1
    union all select coalesce(sent_at, failed_at, created_at), 'system', 'mail.' || case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end, kind from outbox where payload->>'orderId' = $1
    union all select l.created_at, 'staff', l.action, u.fullname from audit_log l left join user_account u on u.id = l.actor_id where l.subject = 'order ' || $1
  ) as happened order by at, what`,
};

/** The order with what happened to it, the earliest first. */
export async function withTimeline(db: Executor, row: StaffOrder): Promise<StaffOrder> {
  const timeline = await runNamed<{ at: Date; who: 'learner'; what: string; detail: string | null }>(db, TIMELINE, [
    row.id,
  ]);
  return { ...row, timeline: timeline.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })) };
}
