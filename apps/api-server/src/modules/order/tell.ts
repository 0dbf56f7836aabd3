import type { TransactionStatus } from '@suluh/domain/transaction';
import { runNamed, type Executor, type Value } from '../../db/index.ts';
import { orderNewsText } from '@suluh/i18n-id/mail';

/** What a learner is told about an order, by mail and notification. */
export type OrderNews = keyof typeof orderNewsText;

/** What the words need to know of an order. */
export interface ToldOrder {
  id: string;
  userId: string;
  paymentTotal: number;
  expiresAt: Date | null;
}

const STATUS_OF: Record<OrderNews, TransactionStatus> = {
  orderUnpaid: 'UNPAID',
  orderPaid: 'PAID',
  orderCancelled: 'CANCEL',
  orderExpired: 'EXPIRED',
  orderReversed: 'CANCEL',
  orderRefund: 'CANCEL',
};

/** What is said of a change: the courses, and what differs from the order's own status and total. */
export interface Told {
  courses: string[];
  status?: TransactionStatus;
  amountRupiah?: number;
  createdAt: Date;
}

/** The values of {@link TELLING}: learner, status, title, message, order, instant, kind of mail, facts. */
export function tellingOf(news: OrderNews, order: ToldOrder, told: Told): Value[] {
  const facts = { orderId: order.id, courses: told.courses, amountRupiah: told.amountRupiah ?? order.paymentTotal, deadline: order.expiresAt?.toISOString() ?? null };
  const { title, message } = orderNewsText[news](facts);
  return [order.userId, told.status ?? STATUS_OF[news], title, message, order.id, told.createdAt, news, JSON.stringify(facts)];
}

/** Two parts of a statement: a notification, and its mail unless the account is closed. Nothing when the kind is null. */
export const TELLING = `told as (insert into notification (user_id, status, title, message, order_id, created_at) select $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::timestamptz where $7::text is not null),
    mailed as (insert into outbox (kind, payload) select $7, jsonb_build_object('to', email, 'fullname', fullname) || $8::jsonb
      from user_account where id = $1 and deleted_at is null and $7::text is not null)`;

const TELL = { name: 'order-tell', text: `with ${TELLING} select` };

/**
 * Writes the notification and the mail of one change of an order into the transaction of the change: what is not
 * committed is never told, what is committed is told once.
 */
export async function tellLearner(tx: Executor, news: OrderNews, order: ToldOrder, told: Told): Promise<void> {
  await runNamed(tx, TELL, tellingOf(news, order, told));
}
