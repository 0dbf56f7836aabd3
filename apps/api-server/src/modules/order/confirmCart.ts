import { cartEntries as entries } from '@suluh/api/catalogue';
import { needsGateway, orderTotal } from '@suluh/domain/pricing';
import { fitsMethod } from '@suluh/domain/promo';
import { mayHoldSeats, methodDeadline, VIRTUAL_ACCOUNT_VALID_HOURS } from '@suluh/domain/transaction';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, sendTogether, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner, sells } from '../../http/authenticate.ts';
import { route, type Call, type Learner } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { promoRefusalMessage } from '@suluh/i18n-id/promo';
import { requireOpenSchedule } from '../cart/lines.ts';
import { requireAll, waitingLines } from '../cart/queries.ts';
import { flashPrices } from '../course/cards.ts';
import { judgeSpent, spendPromo } from '../promo/applyPromo.ts';
import { purchaseOf } from '../promo/judgePromo.ts';
import { assertSelling } from '../site/readSettings.ts';
import { applyOrderEvent } from './applyOrderEvent.ts';
import { claimKey } from './idempotency.ts';
import { placeOrder } from './placeOrder.ts';
import { takeSeats } from './seats.ts';
import { requireSeenPrice } from './seenPrice.ts';
import { requireNew, standingOf } from './standing.ts';

/** An order that is paid at once never chooses a method later, so a promo bound to one is refused without it. */
const NO_METHOD = '';

type Body = Call<typeof entries.cartConfirm>['body'];
type Answer = z.input<(typeof entries.cartConfirm)['data']>;

/**
 * What confirming needs besides the learner's own rows; read before the transaction, so that it asks for no second
 * connection.
 */
interface Terms {
  prices: ReadonlyMap<number, number>;
  method: { code: string; fee: number; validMinutes: number } | null;
}

async function termsOf(services: Services, body: Body): Promise<Terms> {
  const { paymentProduct } = schema;
  const prices = await flashPrices(services);
  if (body.productCode === '') return { prices, method: null };
  const [method] = await services.db
    .select({ code: paymentProduct.code, fee: paymentProduct.fee, validMinutes: paymentProduct.validMinutes })
    .from(paymentProduct)
    .where(and(eq(paymentProduct.code, body.productCode), eq(paymentProduct.isEnabled, true)));
  if (!method) throw new ApiError('METHOD_UNAVAILABLE');
  return { prices, method };
}

interface Confirming {
  who: Learner;
  site: string | null;
  body: Body;
  terms: Terms;
  idempotencyKey: string | null;
}

/**
 * What does not wait for an answer is sent together: the key before the carts, schedules in id order before the promo.
 */
async function confirm(
  tx: Executor,
  services: Services,
  { who, site, body, terms, idempotencyKey }: Confirming,
): Promise<Answer> {
  const { userId, programId, sessionType } = who;
  const now = services.now();
  const [earlier, waiting] = await sendTogether(tx, () =>
    Promise.all([
      claimKey<Answer>(tx, { userId, operation: 'cart.confirm', key: idempotencyKey, body }),
      waitingLines(tx, { userId, programId, cartIds: body.cartId, prices: terms.prices, now, lock: true }),
    ]),
  );
  if (earlier) return earlier.answer;
  const lines = requireAll(waiting, body.cartId);
  requireNew(lines);
  for (const { event, haveEvent } of lines) requireOpenSchedule(event, haveEvent, now);
  const purchase = purchaseOf(lines, { productCode: terms.method?.code ?? null, programId, now });
  const eventIds = lines.flatMap(({ event }) => event?.id ?? []);
  const [standing, , promo] = await sendTogether(tx, () =>
    Promise.all([
      standingOf(tx, userId, purchase.courseIds),
      takeSeats(tx, userId, eventIds, now),
      body.promoCode === '' ? null : spendPromo(tx, userId, body.promoCode, purchase.courseIds),
    ]),
  );
  requireNew(standing.courses);
  const usable = promo === null ? null : judgeSpent(promo, purchase);
  const total = orderTotal({ items: lines, discount: usable?.discountRupiah ?? 0, fee: terms.method?.fee ?? 0 });
  requireSeenPrice(body.expectedTotal, lines, total);
  const isFree = !needsGateway(total);
  if (total.totalPurchaseRupiah > 0 && !sells(who)) throw new ApiError('FORBIDDEN');
  if (!isFree && !mayHoldSeats({ held: standing.heldSeats, wanted: eventIds.length })) throw new ApiError('SEATS_HELD');
  if (isFree && usable && !fitsMethod(usable.promo.productCode, terms.method?.code ?? NO_METHOD))
    throw new ApiError('PROMO_UNUSABLE', { message: promoRefusalMessage({ code: 'method' }) });
  const validMinutes = terms.method?.validMinutes ?? VIRTUAL_ACCOUNT_VALID_HOURS * 60;
  const expiresAt = isFree
    ? null
    : methodDeadline({ createdAt: now, now, validMinutes, keepsSeats: eventIds.length > 0 });
  const productCode = isFree ? null : (terms.method?.code ?? null);
  const placed = await placeOrder(tx, {
    userId,
    programId,
    sessionType,
    site,
    lines,
    total,
    promoCode: usable?.promo.code ?? null,
    productCode,
    expiresAt,
    now,
    idempotencyKey,
  });
  if (!isFree) return placed;
  const outcome = await applyOrderEvent(tx, services, { orderId: placed.orderId, event: 'settled' });
  if (outcome.kind !== 'moved') throw new ApiError('ALREADY_BOUGHT'); // by another order, a moment ago
  return placed;
}

/**
 * Turns carts into an order, in one transaction: seats, promo use, order, word to the learner, or nothing of it. What
 * costs nothing is PAID at once (R4); the rest waits for its payment. Price, owner and status come from here only.
 */
export const cartConfirm = route(entries.cartConfirm, async ({ body, caller, site, idempotencyKey }, services) => {
  const who = learner(caller);
  await assertSelling(services);
  const terms = await termsOf(services, body);
  return {
    data: await services.db.transaction((tx) => confirm(tx, services, { who, site, body, terms, idempotencyKey })),
  };
});
