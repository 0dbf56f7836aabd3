import { DAY_MS } from '@suluh/domain/time';
import { promoEntries as entries, type promo as promoEntity } from '@suluh/api/catalogue';
import { isFree } from '@suluh/domain/course';
import { missingForPromo, promoSearchKey } from '@suluh/domain/promo';
import { promoRefusalMessage } from '@suluh/i18n-id/promo';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { buyer } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { linesOf, waitingLines } from '../cart/queries.ts';
import { cardsOf, flashPrices } from '../course/cards.ts';
import { programOf } from '../program/queries.ts';
import { purchaseOf, refusalOf, savedBy, type Purchase } from './judgePromo.ts';
import { findPromoOfCarts, promosOnShow, type KnownPromo } from './queries.ts';
import { usablePromo } from './applyPromo.ts';
import { coursesWithin } from './coursesOf.ts';

/** Most courses a promo's page is told of. */
const MOST_SHOWN = 10;

/** How long a promo that is over is still listed, to say that it is, in milliseconds. */
const SHOWN_AFTER_END_MS = 7 * DAY_MS;

function toPromo(found: KnownPromo, purchase: Purchase): z.input<typeof promoEntity> {
  const isEmpty = purchase.courseIds.length === 0; // said when it is used, not in the list (docs/product/errors.md)
  const refusal = refusalOf(found, isEmpty ? { ...purchase, courseIds: [0], totalRupiah: found.minPayment } : purchase);
  return {
    promoCode: found.code,
    title: found.title,
    discountPrice: savedBy(found, purchase.totalRupiah),
    isEnable: refusal === null,
    endTitle: refusal && promoRefusalMessage(refusal),
    minPayment: found.minPayment,
    missingPayment: isEmpty ? 0 : missingForPromo(found.minPayment, purchase.totalRupiah),
    endPromo: found.endAt.toISOString(),
    productCode: found.productCode,
    maxItems: found.maxItems,
  };
}

/** The panel's list: what can be used first, then what saves most, then what ends soonest. */
export const promos = route(entries.promos, async ({ query, caller }, services) => {
  const { userId, programId } = buyer(caller);
  const lines = await waitingLines(services.db, {
    userId,
    programId,
    cartIds: query.cart,
    prices: await flashPrices(services),
    now: services.now(),
  });
  const purchase = purchaseOf(lines, { productCode: query.paymentMethod ?? null, programId, now: services.now() });
  const [found, [choice]] = await Promise.all([
    promosOnShow(
      services.db,
      userId,
      promoSearchKey(query.searchKey ?? ''),
      purchase,
      new Date(purchase.now.getTime() - SHOWN_AFTER_END_MS),
    ),
    services.db
      .select({ code: schema.promoChoice.promoCode })
      .from(schema.promoChoice)
      .where(eq(schema.promoChoice.userId, userId)),
  ]);
  const first = (code: string): number => (code === choice?.code ? 0 : 1);
  const data = found
    .map((row) => toPromo(row, purchase))
    .sort(
      (left, right) =>
        Number(right.isEnable) - Number(left.isEnable) ||
        first(left.promoCode) - first(right.promoCode) ||
        right.discountPrice - left.discountPrice ||
        left.endPromo.localeCompare(right.endPromo) ||
        left.promoCode.localeCompare(right.promoCode),
    );
  return { data };
});

/** A promo's own page (docs/product/promo.md, /promo/{promoCode}). */
export const promoByCode = route(entries.promoByCode, async ({ params, caller, programHeader }, services) => {
  const { db } = services;
  const { promo, promoCourse, paymentProduct } = schema;
  const program = await programOf(services, undefined, programHeader);
  const programId = program?.id ?? null;
  const [found] = await db
    .select({ promo, productName: paymentProduct.name })
    .from(promo)
    .leftJoin(paymentProduct, eq(paymentProduct.code, promo.productCode))
    .where(
      and(
        eq(promo.code, promoSearchKey(params.code)),
        caller.kind === 'learner' ? or(isNull(promo.ownerId), eq(promo.ownerId, caller.userId)) : isNull(promo.ownerId),
        programId === null ? isNull(promo.programId) : eq(promo.programId, programId),
      ),
    );
  if (!found) throw new ApiError('NOT_FOUND');
  const { category, partner, promoCategory, promoPartner } = schema;
  const [categories, partners] = await Promise.all([
    db
      .select({ id: category.id, name: category.name })
      .from(promoCategory)
      .innerJoin(category, eq(category.id, promoCategory.categoryId))
      .where(eq(promoCategory.promoCode, found.promo.code))
      .orderBy(asc(category.name)),
    db
      .select({ code: partner.code, name: partner.orgName })
      .from(promoPartner)
      .innerJoin(partner, eq(partner.id, promoPartner.partnerId))
      .where(eq(promoPartner.promoCode, found.promo.code))
      .orderBy(asc(partner.orgName)),
  ]);
  const courses = await db
    .select({ id: promoCourse.courseId })
    .from(promoCourse)
    .where(eq(promoCourse.promoCode, found.promo.code))
    .orderBy(asc(promoCourse.courseId))
    .limit(10);
  const own = await cardsOf(
    services,
    courses.map(({ id }) => id),
  );
  const holdsFor = coursesWithin(services, {
    categoryIds: categories.map(({ id }) => id),
    partnerCodes: partners.map((each) => each.code),
    program,
  });
  const {
    code,
    title,
    description,
    kind,
    amount,
    percent,
    maxDiscount,
    minPayment,
    maxItems,
    productCode,
    isMobileOnly,
    isFirstPurchase,
    weekdays,
    startAt,
    endAt,
  } = found.promo;
  return {
    data: {
      promoCode: code,
      title,
      description,
      kind: kind === 'percent' ? ('percent' as const) : ('amount' as const),
      amount,
      percent,
      maxDiscount,
      minPayment,
      maxItems,
      productCode,
      productName: found.productName,
      isMobileOnly,
      isFirstPurchase,
      weekdays,
      categories: categories.map(({ name }) => name),
      partners: partners.map(({ name }) => name),
      startPromo: startAt.toISOString(),
      endPromo: endAt.toISOString(),
      courses: own,
      holdsFor:
        own.length > 0 ? own : (await cardsOf(services, holdsFor)).filter((card) => !isFree(card)).slice(0, MOST_SHOWN),
    },
  };
});

/** What a promo saves on these carts. */
export const promoValidate = route(entries.promoValidate, async ({ body, caller }, services) => {
  const { userId, programId } = buyer(caller);
  const { db } = services;
  const prices = await flashPrices(services);
  const [lines, found] = await Promise.all([
    linesOf(db, { userId, programId, cartIds: body.cartList, prices, now: services.now() }),
    findPromoOfCarts(db, userId, body.cartList, body.promoCode),
  ]);
  const purchase = purchaseOf(lines, { productCode: body.productCode || null, programId, now: services.now() });
  const { promo, discountRupiah } = usablePromo(found, purchase);
  return {
    data: { promoCode: promo.code, discount: discountRupiah, productCode: promo.productCode, maxItems: promo.maxItems },
  };
});
