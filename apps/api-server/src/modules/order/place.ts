import { randomInt } from 'node:crypto';
import type { OrderTotal } from '@suluh/domain/pricing';
import { and, eq, inArray } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { CartLine } from '../cart/lines.ts';
import { tellLearner } from './tell.ts';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const randomCode = (length: number): string => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** An order about to be placed; its seats and its promo use are taken already. */
export interface NewOrder {
  userId: string;
  programId: number | null;
  lines: readonly CartLine[];
  total: OrderTotal;
  promoCode: string | null;
  productCode: string | null;
  /** Null for what costs nothing. */
  expiresAt: Date | null;
  now: Date;
}

/**
 * Writes an UNPAID order with the names and prices of this moment, the seats it keeps, the promo use and, when there is
 * something to pay, the word that it waits. Answers its id. Its carts no longer wait.
 */
export async function placeOrder(tx: Executor, order: NewOrder): Promise<string> {
  const { orders, orderItem, seatHold, promoUsage, promoChoice, cart } = schema;
  const { userId, programId, lines, total, promoCode, productCode, expiresAt, now } = order;
  const orderId = `SLH-${randomCode(12)}`;
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const money = { purchaseTotal: total.totalPurchaseRupiah, promoDiscount: total.discountRupiah, fee: total.feeRupiah, paymentTotal: total.totalPaymentRupiah };
  await tx.insert(orders).values({ id: orderId, invoiceId: `INV/${day}/${randomCode(8)}`, userId, programId, status: 'UNPAID', ...money, promoCode, productCode, expiresAt, createdAt: now, updatedAt: now });
  await tx.insert(orderItem).values(lines.map(({ cartId, courseId, event, fullname, price, priceAfter }, position) => ({ orderId, position, cartId, courseId, eventId: event?.id ?? null, fullname, price, priceAfter })));
  const eventIds = lines.flatMap(({ event }) => event?.id ?? []);
  if (eventIds.length > 0) await tx.insert(seatHold).values(eventIds.map((eventId) => ({ orderId, eventId, status: 'held', expiresAt })));
  if (promoCode !== null) {
    await tx.insert(promoUsage).values({ orderId, promoCode, userId, discount: total.discountRupiah, createdAt: now });
    await tx.delete(promoChoice).where(and(eq(promoChoice.userId, userId), eq(promoChoice.promoCode, promoCode)));
  }
  await tx.update(cart).set({ status: 'ordered' }).where(inArray(cart.id, lines.map(({ cartId }) => cartId)));
  if (total.totalPaymentRupiah > 0) {
    const told = { id: orderId, userId, paymentTotal: total.totalPaymentRupiah, expiresAt };
    await tellLearner(tx, 'orderUnpaid', told, { courses: lines.map(({ fullname }) => fullname), createdAt: now });
  }
  return orderId;
}
