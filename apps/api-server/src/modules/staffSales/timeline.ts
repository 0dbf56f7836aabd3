import type { z } from 'zod';
import type { staffSalesEntries as entries } from '@suluh/api/catalogue';
import { runNamed, type Executor } from '../../db/index.ts';
import { refundableOf } from '../payment/beginRefund.ts';
import type { StaffOrder } from './orders.ts';

/** One thing that happened to an order, as it is answered. */
type Happened = NonNullable<z.input<typeof entries.orders.one.data>['timeline']>[number];

/**
 * Who did what to an order. Its money goes back by the rule, by people or by its provider: which it was stands in the audit
 * trail of the refund, and what staff did there besides deciding. What happened in one moment stands in the order it
 * follows from, and nothing was decided before it was asked, whichever clock was behind.
 */
const TIMELINE = {
  name: 'staff-order-timeline',
  text: `with trail as (
    select l.id, r.id as refund_id, l.created_at, l.action, coalesce(u.fullname, l.after->>'by') as by,
      coalesce(l.after->>'reason', l.after->>'reference') as detail
    from refund r join audit_log l on l.subject = 'refund:' || r.id left join user_account u on u.id = l.actor_id
    where r.order_id = $1)
  select at, who, by, what, detail from (
    select created_at as at, 'learner' as who, null::text as by, 'order.placed' as what, null::text as detail from orders where id = $1
    union all select paid_at, case when payment_total = 0 then 'system' else 'provider' end, null, 'order.paid', null from orders where id = $1 and paid_at is not null
    union all select a.created_at, 'learner', null, 'payment.opened', coalesce(p.name, a.product_code) || coalesce(' ' || a.number, '')
      from payment_attempt a left join payment_product p on p.code = a.product_code where a.order_id = $1
    union all select a.settled_at, 'provider', null, 'payment.' || case when exists(select from refund r where r.attempt_id = a.id and r.status = 'settled') then 'settled' else a.status end, a.provider_reference
      from payment_attempt a where a.order_id = $1 and a.settled_at is not null
    union all select received_at, 'provider', null, 'webhook.' || coalesce(outcome, 'received'), gateway from webhook_log where order_id = $1
    union all select created_at, case when is_asked then 'learner' else 'system' end, null, 'refund.asked', reason from refund where order_id = $1 and begun_by is null
    union all select greatest(r.decided_at, r.created_at), case when exists(select from trail t where t.refund_id = r.id and t.action = 'refund.policy') then 'rule' else 'staff' end,
      (select t.by from trail t where t.refund_id = r.id and t.action in ('refund.approve', 'refund.refuse', 'refund.begin') order by t.id desc limit 1),
      'refund.' || case when r.status = 'refused' then 'refused' else 'approved' end, r.refusal
      from refund r where r.order_id = $1 and r.decided_at is not null
    union all select created_at, 'staff', by, action, detail from trail
      where action in ('refund.begin', 'refund.approveFirst', 'refund.retry', 'refund.transfer', 'refund.transferWithdraw', 'refund.transferConfirm')
    union all select settled_at, case when transferred_by is null then 'provider' else 'system' end, null, 'refund.settled', transfer_reference
      from refund where order_id = $1 and settled_at is not null
    union all select issued_at, 'system', null, 'invoice.issued', number from invoice where order_id = $1
    union all select issued_at, 'system', null, 'credit.issued', number from credit_note where order_id = $1
    union all select coalesce(sent_at, failed_at, created_at), 'system', null, 'mail.' || case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end, kind from outbox where payload->>'orderId' = $1
    union all select l.created_at, 'staff', u.fullname, l.action, null from audit_log l left join user_account u on u.id = l.actor_id where l.subject = 'order ' || $1 and l.action not like 'data.%'
  ) as happened order by at, array_position(array['order.placed', 'payment.opened', 'order.paid', 'refund.asked', 'refund.begin', 'refund.approveFirst'], what), what`,
};

/**
 * The order with what happened to it and who did it, the earliest first, and what could be given back of it
 * (docs/product/staff.md#sales).
 */
export async function withTimeline(db: Executor, row: StaffOrder): Promise<StaffOrder> {
  const timeline = await runNamed<Omit<Happened, 'at'> & { at: Date }>(db, TIMELINE, [row.id]);
  const { whole, courses } = await refundableOf(db, row);
  return {
    ...row,
    refundable: { whole, courses },
    timeline: timeline.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
  };
}
