import type { TransactionStatus } from '@suluh/domain/transaction';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
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

/**
 * Writes the notification and the mail of one change of an order into the transaction of the change: what is not
 * committed is never told, what is committed is told once.
 */
export async function tellLearner(tx: Executor, news: OrderNews, order: ToldOrder, told: { courses: string[]; status?: TransactionStatus; amountRupiah?: number; createdAt: Date }): Promise<void> {
  const { notification, outbox, userAccount } = schema;
  const facts = { orderId: order.id, courses: told.courses, amountRupiah: told.amountRupiah ?? order.paymentTotal, deadline: order.expiresAt?.toISOString() ?? null };
  const { title, message } = ORDER_NEWS[news](facts);
  await tx.insert(notification).values({ userId: order.userId, status: told.status ?? STATUS_OF[news], title, message, orderId: order.id, createdAt: told.createdAt });
  const [account] = await tx.select({ email: userAccount.email, fullname: userAccount.fullname, deletedAt: userAccount.deletedAt }).from(userAccount).where(eq(userAccount.id, order.userId));
  if (account && !account.deletedAt) await tx.insert(outbox).values({ kind: news, payload: { to: account.email, fullname: account.fullname, ...facts } });
}
