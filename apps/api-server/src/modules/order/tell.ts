import type { TransactionStatus } from '@suluh/domain/transaction';
import { runNamed, type Executor } from '../../db/index.ts';
import { ORDER_NEWS } from '../../messages.ts';

/** What a learner is told about an order, by mail and notification. */
export type OrderNews = keyof typeof ORDER_NEWS;

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

const TELL = {
  name: 'order-tell',
  text: `with told as (insert into notification (user_id, status, title, message, order_id, created_at) values ($1, $2, $3, $4, $5, $6))
    insert into outbox (kind, payload) select $7, jsonb_build_object('to', email, 'fullname', fullname) || $8::jsonb from user_account where id = $1 and deleted_at is null`,
};

/**
 * Writes the notification and the mail of one change of an order into the transaction of the change: what is not
 * committed is never told, what is committed is told once.
 */
export async function tellLearner(tx: Executor, news: OrderNews, order: ToldOrder, told: { courses: string[]; status?: TransactionStatus; amountRupiah?: number; createdAt: Date }): Promise<void> {
  const facts = { orderId: order.id, courses: told.courses, amountRupiah: told.amountRupiah ?? order.paymentTotal, deadline: order.expiresAt?.toISOString() ?? null };
  const { title, message } = ORDER_NEWS[news](facts);
  await runNamed(tx, TELL, [order.userId, told.status ?? STATUS_OF[news], title, message, order.id, told.createdAt, news, JSON.stringify(facts)]);
}
