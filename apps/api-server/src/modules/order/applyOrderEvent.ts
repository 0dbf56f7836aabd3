import {
  afterSeatRecheck,
  transition,
  type TransactionEvent,
  type TransactionStatus,
  type Transition,
  surplusRupiah,
} from '@suluh/domain/transaction';
import { runNamed, type Executor } from '../../db/index.ts';
import type { Services, SiteServices } from '../../services.ts';
import { tellTicket } from '../attending/tellTicket.ts';
import { releasePromoUse, retakePromoUse } from '../promo/releaseUse.ts';
import { rewardReferrer, takeBackReward } from '../referral/reward.ts';
import { coursesOf, enrol, itemsOf, lockLearner, newCourses, withdraw } from './enrol.ts';
import { lockOrder, type OrderRow } from './queries.ts';
import { queueRefund } from './queueRefund.ts';
import { keepSeats, releaseSeats, retakeSeats } from './seats.ts';
import { tellLearner, type OrderNews } from './tellLearner.ts';

/** Something that happened to an order. */
export interface OrderEvent {
  orderId: string;
  event: TransactionEvent;
  /** Why, for the refund that may follow. */
  reason?: string;
  /** Why, in the words its learner is told. */
  told?: string;
  /** The payment the money came by or went back through. */
  attemptId?: string;
}

/** What became of it: the order moved, nothing changed, its money goes back, or there is no such order. */
export type OrderEventOutcome =
  | { kind: 'moved'; to: TransactionStatus }
  | { kind: 'ignored' }
  | { kind: 'refundQueued' }
  | { kind: 'unknown' };

interface Change {
  tx: Executor;
  order: OrderRow;
  now: Date;
  event: OrderEvent;
  services: SiteServices;
}

const SET_STATUS = {
  name: 'order-status',
  text: `with decided as (update order_item set waits_for = null where order_id = $1 and waits_for is not null)
    update orders set status = $2, updated_at = $3, paid_at = case when $2 = 'PAID' then $3 else paid_at end,
      paid_by = case when $2 = 'PAID' then $4::uuid else paid_by end,
      credit_due_at = case when $2 = 'CANCEL' and status = 'PAID' then $3 else credit_due_at end where id = $1`,
};

/**
 * Whatever became of it, the order no longer waits: its courses can be ordered again. What paid it is kept, and what was
 * paid and is not any more wants a credit note.
 */
async function setStatus({ tx, order, now, event }: Change, status: TransactionStatus): Promise<void> {
  await runNamed(tx, SET_STATUS, [order.id, status, now, event.attemptId ?? null]);
}

/** The money goes back, once per payment, and the learner is told so. */
async function refund(
  change: Change,
  amountRupiah: number | undefined,
  courses: string[],
  status: TransactionStatus,
): Promise<boolean> {
  const { tx, order, event, now, services } = change;
  const queued = await queueRefund(tx, order, {
    reason: event.reason ?? 'late payment',
    attemptId: event.attemptId,
    amountRupiah,
  });
  if (queued === null) return false;
  await tellLearner(tx, services, 'orderRefund', order, { courses, amountRupiah: queued, status, createdAt: now });
  return true;
}

/** What an order that no longer stands had: seats and promo use go back. */
async function letGo({ tx, order, now }: Change): Promise<void> {
  await releaseSeats(tx, order.id);
  await releasePromoUse(tx, order.id, now);
}

/**
 * Paid: the seats are the learner's and courses open; the worker writes the invoice once this is committed. A course bought meanwhile by another order is not sold twice: its money and seat go back,
 * and when nothing new is left the whole order does.
 */
async function pay(change: Change): Promise<OrderEventOutcome> {
  const { tx, order, now, services } = change;
  const items = await itemsOf(tx, order.id);
  const fresh = await newCourses(tx, order.userId, items);
  const courses = coursesOf(items);
  if (fresh.length === 0) {
    await letGo(change);
    if (order.status === 'UNPAID') await setStatus(change, 'CANCEL');
    await refund(change, undefined, courses, order.status === 'UNPAID' ? 'CANCEL' : 'EXPIRED');
    return { kind: 'refundQueued' };
  }
  const owned = items.filter((item) => !fresh.includes(item));
  const ownedEvents = owned.flatMap(({ eventId }) => eventId ?? []);
  if (ownedEvents.length > 0) await releaseSeats(tx, order.id, ownedEvents);
  await keepSeats(tx, order.id);
  const enrolled = await enrol(tx, order, fresh, now);
  await setStatus(change, 'PAID');
  await tellLearner(tx, services, 'orderPaid', order, { courses: coursesOf(fresh), createdAt: now });
  for (const { id, eventId } of enrolled)
    if (eventId !== null) await tellTicket(tx, services, { enrolmentId: id, news: 'issued', now });
  const surplus = surplusRupiah(order.paymentTotal, owned);
  await rewardReferrer(tx, services, order, { surplusRupiah: surplus, now });
  if (surplus > 0) await refund(change, surplus, coursesOf(owned), 'PAID');
  return { kind: 'moved', to: 'PAID' };
}

/** What the end of an order is called, by what brought it about. */
const NEWS_OF: Partial<Record<TransactionEvent, OrderNews>> = {
  cancelled: 'orderCancelled',
  expired: 'orderExpired',
  refunded: 'orderRefunded',
  reversed: 'orderReversed',
};

/** Ended without being paid for: what was kept for it goes back, and what was given for its money. */
async function close(change: Change, to: 'CANCEL' | 'EXPIRED'): Promise<OrderEventOutcome> {
  const { tx, order, now, event, services } = change;
  const courses = coursesOf(await itemsOf(tx, order.id));
  if (order.status === 'PAID') {
    await withdraw(tx, order.id, now);
    await takeBackReward(tx, order, now);
  }
  await letGo(change);
  await setStatus(change, to);
  const news = NEWS_OF[event.event] ?? 'orderCancelled';
  await tellLearner(tx, services, news, order, {
    courses,
    ...(event.told === undefined ? {} : { reason: event.told }),
    createdAt: now,
  });
  return { kind: 'moved', to };
}

async function follow(change: Change, step: Transition): Promise<OrderEventOutcome> {
  const { tx, order, now } = change;
  switch (step.kind) {
    case 'ignore':
      return { kind: 'ignored' };
    case 'move':
      return step.to === 'PAID' ? pay(change) : step.to === 'UNPAID' ? { kind: 'ignored' } : close(change, step.to);
    case 'recheckSeat': {
      const isSeatFree = await retakeSeats(tx, order, now);
      if (isSeatFree) await retakePromoUse(tx, order.id);
      return follow(change, afterSeatRecheck(isSeatFree));
    }
    case 'refund': {
      const courses = coursesOf(await itemsOf(tx, order.id));
      return (await refund(change, undefined, courses, order.status)) ? { kind: 'refundQueued' } : { kind: 'ignored' };
    }
  }
}

/**
 * Applies one event to an order and, in the caller's transaction, does everything that follows from it: seats, courses,
 * promo use, refund, notification and mail (docs/product/transaction.md#status; R7). Stale and repeated events change
 * nothing. Locks the order first, then the learner (when money came), schedules in id order, the promo.
 */
export async function applyOrderEvent(
  tx: Executor,
  services: Pick<Services, 'now'> & SiteServices,
  event: OrderEvent,
): Promise<OrderEventOutcome> {
  const order = await lockOrder(tx, event.orderId);
  if (!order) return { kind: 'unknown' };
  if (event.event === 'settled' && order.status !== 'PAID') await lockLearner(tx, order.userId);
  return follow({ tx, order, now: services.now(), event, services }, transition(order.status, event.event));
}
