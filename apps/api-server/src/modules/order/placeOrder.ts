import { ORDER_CODE_LENGTH, orderNumber, transactionNumber } from '@suluh/domain/invoice';
import { needsGateway, type OrderTotal } from '@suluh/domain/pricing';
import { dayInZone } from '@suluh/domain/time';
import { orderedCourse } from '@suluh/i18n-id/schedule';
import { runLast, runNamed, type Executor } from '../../db/index.ts';
import type { CartLine } from '../cart/lines.ts';
import { boughtSchedule } from '../course/readEvents.ts';
import { publicCode } from '../../codes/publicCode.ts';
import { TELLING, waitingOf } from './tellLearner.ts';

/** A course about to be ordered; without a cart when a code opens it. */
export type OrderLine = Pick<CartLine, 'courseId' | 'event' | 'fullname' | 'price' | 'priceAfter'> & {
  cartId: string | null;
};

/** An order about to be placed; its seats and its promo use are taken already. */
export interface NewOrder {
  userId: string;
  programId: number | null;
  /** Area the learner is signed in to, and the site there, unchecked: where links to the order lead. */
  sessionType: string;
  site: string | null;
  lines: readonly OrderLine[];
  total: OrderTotal;
  promoCode: string | null;
  productCode: string | null;
  /** Null for what costs nothing. */
  expiresAt: Date | null;
  now: Date;
  /** Key of the call whose answer this is; see `claimKey`. */
  idempotencyKey: string | null;
}

/** The answer to a confirmed cart; PAID when there is nothing to pay (R4). */
export interface PlacedOrder {
  orderId: string;
  status: 'PAID' | 'UNPAID';
}

/** After the eight values of {@link TELLING}. */
const PLACE = {
  name: 'order-place',
  text: `with placed as (
      insert into orders (id, user_id, created_at, updated_at, status, invoice_id, program_id, purchase_total, promo_discount, fee, payment_total, promo_code, product_code, expires_at, session_type, site)
      values ($5, $1, $6, $6, 'UNPAID', $9, $10, $11, $12::bigint, $13, $14, $15::text, $16, $17::timestamptz, $27, $28)),
    line as (select * from unnest($18::int[], $19::int[], $20::uuid[], $21::text[], $22::bigint[], $23::bigint[]) with ordinality t(course_id, event_id, cart_id, fullname, price, price_after, no)),
    item as (
      insert into order_item (order_id, position, course_id, event_id, cart_id, waits_for, fullname, price, price_after)
      select $5, no - 1, course_id, event_id, cart_id, $26::uuid, fullname, price, price_after from line),
    hold as (insert into seat_hold (order_id, event_id, status, expires_at, created_at) select $5, event_id, 'held', $17, $6 from line where event_id is not null),
    usage as (insert into promo_usage (order_id, promo_code, user_id, discount, created_at) select $5, $15, $1, $12, $6 where $15 is not null),
    chosen as (delete from promo_choice where user_id = $1 and promo_code = $15),
    answered as (update idempotency_key set answer = $24::jsonb where user_id = $1 and operation = 'cart.confirm' and key = $25::text),
    ${TELLING}
    update cart set status = 'ordered' where id = any($20)`,
};

/**
 * Writes an UNPAID order with the names and prices of this moment, the seats it keeps, the promo use and, when there is
 * something to pay, the word that it waits; its carts no longer wait. Keeps the answer under the call's key, and gives
 * it.
 * An order that waits for its payment is complete with that, so it is committed; what costs nothing is still to be
 * settled.
 */
export async function placeOrder(tx: Executor, order: NewOrder): Promise<PlacedOrder> {
  const { userId, programId, sessionType, site, lines, total, promoCode, productCode, expiresAt, now, idempotencyKey } =
    order;
  const id = orderNumber(publicCode(ORDER_CODE_LENGTH));
  const invoiceId = transactionNumber(dayInZone(now), publicCode(8));
  const money = [total.totalPurchaseRupiah, total.discountRupiah, total.feeRupiah, total.totalPaymentRupiah];
  const column = <Value>(valueOf: (line: OrderLine) => Value): Value[] => lines.map(valueOf);
  const answer: PlacedOrder = { orderId: id, status: needsGateway(total) ? 'UNPAID' : 'PAID' };
  const telling = waitingOf(
    { id, userId, paymentTotal: total.totalPaymentRupiah, expiresAt },
    {
      courses: column(({ fullname, event }) => orderedCourse(fullname, event && boughtSchedule(event))),
      createdAt: now,
    },
  );
  if (!needsGateway(total)) telling[6] = null; // what costs nothing does not wait
  const run = needsGateway(total) ? runLast : runNamed;
  await run(tx, PLACE, [
    ...telling,
    invoiceId,
    programId,
    ...money,
    promoCode,
    productCode,
    expiresAt,
    column(({ courseId }) => courseId),
    column(({ event }) => event?.id ?? null),
    column(({ cartId }) => cartId),
    column(({ fullname }) => fullname),
    column(({ price }) => price),
    column(({ priceAfter }) => priceAfter),
    JSON.stringify(answer),
    idempotencyKey,
    needsGateway(total) ? userId : null,
    sessionType,
    site,
  ]);
  return answer;
}
