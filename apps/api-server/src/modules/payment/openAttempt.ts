import { orderTotal } from '@suluh/domain/pricing';
import { isBalanceShort } from '@suluh/domain/payment';
import { isOverdue, methodDeadline } from '@suluh/domain/transaction';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { paymentReasonText } from '@suluh/i18n-id/server';
import { refusalOfMethod, toBePaid } from './availability.ts';
import { gatewayOf, type ProductRow } from './gateway.ts';
import { lockOrder, type OrderRow } from '../order/queries.ts';
import type { Purse } from './wallet/balances.ts';
import { tellUnpaid } from '../order/tellUnpaid.ts';

export type AttemptRow = typeof schema.paymentAttempt.$inferSelect;

/** Statuses in which an attempt can still become a payment the order waits for. */
const LIVE = ['opening', 'pending'] as const;

/** A waiting order of this learner, locked. @throws ApiError NOT_FOUND, PAYMENT_CLOSED */
export async function lockWaitingOrder(tx: Executor, userId: string, orderId: string, now: Date): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.userId !== userId) throw new ApiError('NOT_FOUND');
  const isLate = order.expiresAt !== null && isOverdue({ status: order.status, deadline: order.expiresAt, now });
  if (order.status !== 'UNPAID' || isLate) throw new ApiError('PAYMENT_CLOSED');
  return order;
}

/**
 * The attempt by which a waiting order is to be paid now: the live one of this method, else a new one in `opening`.
 * Whatever else was being opened is left to be voided; what is open already stays until the new one is (see
 * `confirmAttempt`), so that nothing is lost when the provider cannot be reached. @throws ApiError METHOD_UNAVAILABLE,
 * PROMO_UNUSABLE
 */
export async function openAttempt(
  tx: Executor,
  services: Services,
  order: OrderRow,
  product: ProductRow,
  purse: Purse | null,
): Promise<AttemptRow> {
  const { orderItem, paymentAttempt } = schema;
  const { settings, now } = services;
  const items = await tx
    .select()
    .from(orderItem)
    .where(eq(orderItem.orderId, order.id))
    .orderBy(asc(orderItem.position));
  const gateway = gatewayOf(product.code, settings);
  const refusal = refusalOfMethod(
    services,
    product,
    await toBePaid(
      tx,
      items.map(({ courseId }) => courseId),
      order.promoCode,
    ),
  );
  if (refusal)
    throw new ApiError(refusal === 'promoBound' ? 'PROMO_UNUSABLE' : 'METHOD_UNAVAILABLE', {
      message: paymentReasonText[refusal],
    });
  const total = orderTotal({ items, discount: order.promoDiscount, fee: product.fee });
  const live = await tx
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.orderId, order.id), inArray(paymentAttempt.status, [...LIVE])));
  const at = now();
  const walletId = purse?.id ?? null;
  const reusable = live.find(
    (each) =>
      each.productCode === product.code &&
      each.gateway === gateway &&
      each.walletId === walletId &&
      each.amount === total.totalPaymentRupiah &&
      (each.expiresAt === null || each.expiresAt > at),
  );
  if (reusable?.status === 'pending') return reusable;
  if (!reusable && isBalanceShort(purse?.balanceRupiah ?? null, total.totalPaymentRupiah))
    throw new ApiError('METHOD_UNAVAILABLE', { message: paymentReasonText.balanceShort });
  const superseded = live.filter((each) => each.status === 'opening' && each !== reusable).map(({ id }) => id);
  if (superseded.length > 0)
    await tx
      .update(paymentAttempt)
      .set({ status: 'voiding', nextCheckAt: at })
      .where(inArray(paymentAttempt.id, superseded));
  if (reusable) return reusable;
  const expiresAt = methodDeadline({
    createdAt: order.createdAt,
    now: at,
    validMinutes: product.validMinutes,
    keepsSeats: items.some(({ eventId }) => eventId !== null),
  });
  const [made] = await tx
    .insert(paymentAttempt)
    .values({
      orderId: order.id,
      productCode: product.code,
      gateway,
      walletId,
      amount: total.totalPaymentRupiah,
      fee: total.feeRupiah,
      expiresAt,
      createdAt: at,
      nextCheckAt: new Date(at.getTime() + OPENING_GRACE_MS),
    })
    .returning();
  if (!made) throw new Error('no attempt was made');
  return made;
}

/** An attempt still opening after this long was left behind by a crash; the worker voids it. */
const OPENING_GRACE_MS = 120_000;

/** The first time the worker asks about a payment whose message has not come. */
const FIRST_CHECK_MS = 120_000;

const earlier = (left: Date | null, right: Date | null): Date | null =>
  left && right ? (left < right ? left : right) : (left ?? right);

/**
 * Makes an opened attempt the one live payment of its order: the earlier one is left to be voided, and fee, total,
 * method and deadlines of order and seats become the new method's. @throws ApiError CONFLICT when another choice came
 * in between, PAYMENT_CLOSED when the order no longer waits
 */
export async function confirmAttempt(
  tx: Executor,
  services: Services,
  userId: string,
  attempt: AttemptRow,
  opened: {
    reference: string | null;
    number: string | null;
    paymentUrl: string | null;
    qr?: string | null;
    expiresAt: Date | null;
  },
  billingPic?: OrderRow['billingPic'],
): Promise<OrderRow> {
  const { orders, paymentAttempt, seatHold } = schema;
  const at = services.now();
  const order = await lockWaitingOrder(tx, userId, attempt.orderId, at);
  const [current] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, attempt.id)).for('update');
  if (current?.status !== 'opening' && current?.status !== 'pending')
    throw new ApiError('CONFLICT', { message: paymentReasonText.chosenMeanwhile });
  const expiresAt = earlier(opened.expiresAt, attempt.expiresAt); // a provider may end a payment sooner, never later
  if (current.status === 'opening') {
    await tx
      .update(paymentAttempt)
      .set({ status: 'voiding', nextCheckAt: at })
      .where(and(eq(paymentAttempt.orderId, order.id), eq(paymentAttempt.status, 'pending')));
    await tx
      .update(paymentAttempt)
      .set({
        status: 'pending',
        providerReference: opened.reference,
        number: opened.number,
        paymentUrl: opened.paymentUrl,
        qr: opened.qr ?? null,
        expiresAt,
        nextCheckAt: new Date(at.getTime() + FIRST_CHECK_MS),
      })
      .where(eq(paymentAttempt.id, attempt.id));
    await tx
      .update(seatHold)
      .set({ expiresAt })
      .where(and(eq(seatHold.orderId, order.id), eq(seatHold.status, 'held')));
  }
  const [changed] = await tx
    .update(orders)
    .set({
      productCode: attempt.productCode,
      gateway: attempt.gateway,
      fee: attempt.fee,
      paymentTotal: attempt.amount,
      ...(current.status === 'opening' ? { expiresAt } : {}),
      ...(billingPic === undefined ? {} : { billingPic }),
      updatedAt: at,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!changed) throw new Error('the locked order is gone');
  if (current.status === 'opening') await tellUnpaid(tx, services, changed);
  return changed;
}
