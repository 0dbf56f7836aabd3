import { paymentEntries as entries } from '@suluh/api/catalogue';
import { attemptMark, shownAttempt } from '@suluh/domain/payment';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { refusalOfMethod, toBePaid } from './availability.ts';
import { paymentReasonText } from '@suluh/i18n-id/server';
import { gatewayOf } from './gateway.ts';
import { orderOfLearner } from '../order/queries.ts';
import { pursesOf } from './wallet/balances.ts';
import { walletsOf } from './wallet/queries.ts';
import { historyRoutes, shownTo } from './history.ts';
import { transactionOf } from './queries.ts';

/** Courses and promo a method has to fit. @throws ApiError NOT_FOUND unless carts and order are the learner's own */
async function whatFor({ db }: Services, userId: string, cartIds: readonly string[], orderId: string | undefined) {
  const { cart, orderItem } = schema;
  if (orderId !== undefined) {
    const order = await orderOfLearner(db, { userId }, orderId);
    const items = await db
      .select({ courseId: orderItem.courseId })
      .from(orderItem)
      .where(eq(orderItem.orderId, orderId));
    return toBePaid(
      db,
      items.map(({ courseId }) => courseId),
      order.promoCode,
    );
  }
  if (cartIds.length === 0) return null;
  const ids = [...new Set(cartIds)];
  const rows = await db
    .select({ courseId: cart.courseId })
    .from(cart)
    .where(and(eq(cart.userId, userId), inArray(cart.id, ids), eq(cart.status, 'pending')));
  if (rows.length !== ids.length) throw new ApiError('NOT_FOUND');
  return toBePaid(
    db,
    rows.map(({ courseId }) => courseId),
    null,
  );
}

/** Before anything is to be paid every method is listed as it is. */
const NOTHING_YET = { courseCount: 0, areAllPrakerja: false, promoProductCode: null };

const methods = route(entries.paymentMethods, async ({ query, caller }, services) => {
  const { db, settings } = services;
  const { userId, isLook } = learner(caller);
  const what = await whatFor(services, userId, query.cart, query.orderId);
  const { paymentProduct } = schema;
  const [products, purses] = await Promise.all([
    db
      .select()
      .from(paymentProduct)
      .where(eq(paymentProduct.isEnabled, true))
      .orderBy(asc(paymentProduct.position), asc(paymentProduct.code)),
    isLook ? null : pursesOf(services, userId), // what is in a wallet is its owner's alone
  ]);
  const data = products.map((product) => {
    const refusal = refusalOfMethod(services, product, what ?? NOTHING_YET);
    const purse = purses?.get(product.code);
    const balance = purse?.balanceRupiah ?? null;
    return {
      productCode: product.code,
      productName: product.name,
      productImage: product.image,
      productType: product.type,
      productDesc: product.description,
      isRecomeded: product.isRecommended,
      eWallet: balance === null ? null : { balance },
      walletLink: purse
        ? ('linked' as const)
        : purses && walletsOf(services, product.code)
          ? ('offered' as const)
          : null,
      fee: product.fee,
      gateway: gatewayOf(product.code, settings),
      isAvailable: refusal === null,
      unavailableReason: refusal && paymentReasonText[refusal],
    };
  });
  return { data };
});

const instructions = route(entries.paymentInstructions, async ({ params }, { db, settings, providers }) => {
  const { paymentProduct, paymentInstruction } = schema;
  const [product] = await db
    .select({ code: paymentProduct.code })
    .from(paymentProduct)
    .where(eq(paymentProduct.code, params.code)); // also of one that was switched off: what waits by it is still paid
  if (!product) throw new ApiError('NOT_FOUND');
  const own = providers.get(gatewayOf(product.code, settings))?.instructions(product.code);
  if (own) return { data: own.map(({ channel, steps }) => ({ channel, steps: [...steps] })) };
  return {
    data: await db
      .select({ channel: paymentInstruction.channel, steps: paymentInstruction.steps })
      .from(paymentInstruction)
      .where(eq(paymentInstruction.productCode, product.code))
      .orderBy(asc(paymentInstruction.position)),
  };
});

const detail = route(entries.paymentDetail, async ({ params, caller }, services) => {
  const transaction = await transactionOf(services, await orderOfLearner(services.db, learner(caller), params.orderId));
  return { data: shownTo(caller, [transaction])[0]! };
});

const status = route(entries.paymentStatusOf, async ({ params, caller }, { db }) => {
  const { paymentAttempt } = schema;
  const order = await orderOfLearner(db, learner(caller), params.orderId);
  const shown = shownAttempt(
    await db
      .select({ id: paymentAttempt.id, status: paymentAttempt.status })
      .from(paymentAttempt)
      .where(eq(paymentAttempt.orderId, order.id))
      .orderBy(asc(paymentAttempt.createdAt)),
  );
  return {
    data: {
      orderId: order.id,
      status: order.status,
      expiredDate: order.status === 'UNPAID' ? (order.expiresAt?.toISOString() ?? null) : null,
      paidAt: order.paidAt?.toISOString() ?? null,
      payment: attemptMark(shown),
      isFailed: order.status === 'UNPAID' && shown?.status === 'failed',
    },
  };
});

/** What a learner reads about paying (docs/product/payment.md#methods). */
export const readRoutes = [methods, instructions, ...historyRoutes, detail, status];
