import { randomInt } from 'node:crypto';
import type { OrderTotal } from '@suluh/domain/pricing';
import { runNamed, type Executor } from '../../db/index.ts';
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

const PLACE = {
  name: 'order-place',
  text: `with placed as (
      insert into orders (id, invoice_id, user_id, program_id, status, purchase_total, promo_discount, fee, payment_total, promo_code, product_code, expires_at, created_at, updated_at)
      values ($1, $2, $3::uuid, $4, 'UNPAID', $5, $6::bigint, $7, $8, $9::text, $10, $11::timestamptz, $12::timestamptz, $12)),
    line as (select * from unnest($13::int[], $14::int[], $15::uuid[], $16::text[], $17::bigint[], $18::bigint[]) with ordinality t(course_id, event_id, cart_id, fullname, price, price_after, no)),
    item as (
      insert into order_item (order_id, position, course_id, event_id, cart_id, fullname, price, price_after)
      select $1, no - 1, course_id, event_id, cart_id, fullname, price, price_after from line),
    hold as (insert into seat_hold (order_id, event_id, status, expires_at, created_at) select $1, event_id, 'held', $11, $12 from line where event_id is not null),
    usage as (insert into promo_usage (order_id, promo_code, user_id, discount, created_at) select $1, $9, $3, $6, $12 where $9 is not null),
    chosen as (delete from promo_choice where user_id = $3 and promo_code = $9)
    update cart set status = 'ordered' where id = any($15)`,
};

/**
 * Writes an UNPAID order with the names and prices of this moment, the seats it keeps, the promo use and, when there is
 * something to pay, the word that it waits. Answers its id. Its carts no longer wait.
 */
export async function placeOrder(tx: Executor, order: NewOrder): Promise<string> {
  const { userId, programId, lines, total, promoCode, productCode, expiresAt, now } = order;
  const orderId = `SLH-${randomCode(12)}`;
  const invoiceId = `INV/${now.toISOString().slice(0, 10).replaceAll('-', '')}/${randomCode(8)}`;
  const money = [total.totalPurchaseRupiah, total.discountRupiah, total.feeRupiah, total.totalPaymentRupiah];
  const column = <Value>(valueOf: (line: CartLine) => Value): Value[] => lines.map(valueOf);
  await runNamed(tx, PLACE, [
    orderId, invoiceId, userId, programId, ...money, promoCode, productCode, expiresAt, now,
    column(({ courseId }) => courseId), column(({ event }) => event?.id ?? null), column(({ cartId }) => cartId),
    column(({ fullname }) => fullname), column(({ price }) => price), column(({ priceAfter }) => priceAfter),
  ]);
  if (total.totalPaymentRupiah > 0) {
    const told = { id: orderId, userId, paymentTotal: total.totalPaymentRupiah, expiresAt };
    await tellLearner(tx, 'orderUnpaid', told, { courses: column(({ fullname }) => fullname), createdAt: now });
  }
  return orderId;
}
