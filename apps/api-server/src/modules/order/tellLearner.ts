import type { TransactionStatus } from '@suluh/domain/transaction';
import { orderNewsText, waitingNotification } from '@suluh/i18n-id/orderNews';
import { runNamed, type Executor, type Value } from '../../db/index.ts';
import { RINGING } from '../notification/tell.ts';
import type { SiteServices } from '../../services.ts';
import { factsOf, type Telling } from './facts.ts';
import type { OrderRow } from './queries.ts';

/** What a learner is told about an order, by mail and notification. */
export type OrderNews = keyof typeof orderNewsText;

const STATUS_OF: Record<OrderNews, TransactionStatus> = {
  orderUnpaid: 'UNPAID',
  orderMethod: 'UNPAID',
  orderReminder: 'UNPAID',
  orderFailed: 'UNPAID',
  orderPaid: 'PAID',
  orderCancelled: 'CANCEL',
  orderExpired: 'EXPIRED',
  orderReversed: 'CANCEL',
  orderRefund: 'CANCEL',
  refundAsked: 'PAID',
  refundApproved: 'PAID',
  refundRefused: 'PAID',
  refundBegun: 'PAID',
  refundNotGiven: 'PAID',
  refundAccount: 'PAID',
  orderRefunded: 'CANCEL',
  refundDone: 'CANCEL',
};

/** What is said of a change: the courses, and what differs from the order's own status, total and method. */
export interface Told extends Telling {
  status?: TransactionStatus;
  createdAt: Date;
}

/** An order that is being placed. */
export interface PlacedFacts {
  id: string;
  userId: string;
  paymentTotal: number;
  expiresAt: Date | null;
}

/**
 * The values of {@link TELLING} for an order that begins to wait: learner, status, title, message, order, instant, and
 * no mail, because there is no number to pay to yet: the mail comes with the payment that is opened (see
 * `tellUnpaid`).
 */
export function waitingOf(order: PlacedFacts, { courses, createdAt }: Told): Value[] {
  const { title, message } = waitingNotification({
    courses,
    amountRupiah: order.paymentTotal,
    deadline: order.expiresAt?.toISOString() ?? null,
  });
  return [order.userId, 'UNPAID', title, message, order.id, createdAt, 'orderUnpaid', null];
}

/** Parts of a statement: a notification and what rings for it, none when the kind is null; and its mail, none without facts. */
export const TELLING = `told as (insert into notification (user_id, status, title, message, order_id, created_at) select $1::uuid, $2::text, $3::text, $4::text, $5::text, $6::timestamptz where $7::text is not null),
    ${RINGING('$7::text is not null', '$6')},
    mailed as (insert into outbox (kind, payload) select $7, $8::jsonb where $7::text is not null and $8::jsonb is not null)`;

const TELL = { name: 'order-tell', text: `with ${TELLING} select` };

/**
 * Writes the notification and the mail of one change of an order into the transaction of the change: what is not
 * committed is never told, what is committed is told once. A closed account gets no mail.
 */
export async function tellLearner(
  tx: Executor,
  services: SiteServices,
  news: OrderNews,
  order: OrderRow,
  told: Told,
): Promise<void> {
  const found = await factsOf(tx, services, order, told);
  const facts =
    STATUS_OF[news] === 'UNPAID'
      ? found
      : { ...found, number: null, deadline: news === 'orderExpired' ? found.deadline : null }; // nothing to pay to any more
  const { title, message } = orderNewsText[news](facts);
  await runNamed(tx, TELL, [
    order.userId,
    told.status ?? STATUS_OF[news],
    title,
    message,
    order.id,
    told.createdAt,
    news,
    facts.to === null ? null : JSON.stringify(facts),
  ]);
}

const MAIL = { name: 'order-mail', text: 'insert into outbox (kind, payload) values ($1, $2::jsonb)' };

/** Only mails a change: the notification was written before. */
export async function mailLearner(
  tx: Executor,
  services: SiteServices,
  news: OrderNews,
  order: OrderRow,
  telling: Telling,
): Promise<void> {
  const facts = await factsOf(tx, services, order, telling);
  if (facts.to !== null) await runNamed(tx, MAIL, [news, JSON.stringify(facts)]);
}
