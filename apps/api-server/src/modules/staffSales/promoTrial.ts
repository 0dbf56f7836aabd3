import { staffSalesEntries as entries } from '@suluh/api/catalogue';
import { useRefusal } from '@suluh/domain/promo';
import { promoRefusalMessage } from '@suluh/i18n-id/promo';
import { staffText } from '@suluh/i18n-id/staff';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Call } from '../../http/route.ts';
import { flashPricesAt, loadFlashPrices } from '../../search/flashSales.ts';
import type { Services } from '../../services.ts';
import { toCourseCard } from '../course/card.ts';
import { judged, purchaseOf, refusalOf, savedBy } from '../promo/judgePromo.ts';
import { findPromo } from '../promo/queries.ts';
import { oneOf } from '../staff/records.ts';
import { editedPromo, insertPromo } from './promos.ts';

type Body = Call<typeof entries.promoTry>['body'];
type Trial = z.input<typeof entries.promoTry.data>;

const { orders, promo, promoUsage } = schema;

/** No learner can type it: codes have no blank. */
const TRIED = 'COBA PROMO';

/** Undoes what a trial wrote, and carries what it came to. */
class Tried extends Error {
  readonly trial: Trial;
  constructor(trial: Trial) {
    super('a trial leaves nothing behind');
    this.trial = trial;
  }
}

/** The courses of a cart as they are priced at a moment, without a schedule. @throws ApiError BAD_REQUEST at those that are not sold */
async function linesAt({ courseCache, pool }: Services, { courseIds, at }: Body) {
  const moment = new Date(at);
  const ids = [...new Set(courseIds)];
  const [stored, sales] = await Promise.all([courseCache.cardsOf(ids), loadFlashPrices(pool, moment)]);
  if (stored.length < ids.length) throw wrongAt('courseIds', staffText.promo.cartUnknown);
  const { prices } = flashPricesAt(sales, moment);
  return stored.map((card) => {
    const { id: courseId, priceAfter } = toCourseCard(card, moment, prices.get(card.id));
    return { courseId, priceAfter };
  });
}

/** Judges a promo that stands in the database as checkout does, for a learner who is made up. */
async function judge(tx: Executor, userId: string, body: Body, lines: Awaited<ReturnType<typeof linesAt>>) {
  const found = await findPromo(
    tx,
    userId,
    lines.map(({ courseId }) => courseId),
    TRIED,
  );
  if (!found) throw new Error('the promo that is tried is not there');
  const known = { ...found, usesOfLearner: 0, ordersOfLearner: body.isFirstPurchase ? 0 : 1 };
  const purchase = purchaseOf(lines, {
    productCode: body.productCode,
    programId: found.programId,
    now: new Date(body.at),
  });
  const refusal = refusalOf(known, purchase) ?? (body.isMobile ? null : useRefusal(judged(known, purchase)));
  return {
    total: purchase.totalRupiah,
    discount: refusal ? 0 : savedBy(known, purchase.totalRupiah),
    refusal: refusal && promoRefusalMessage(refusal),
    condition: refusal?.code ?? null,
  };
}

/** Tries a promo as it is typed: it is written under a code of its own, judged, and unwritten (docs/product/promo.md#trial). */
const promoTry = route(entries.promoTry, async ({ body, caller }, services) => {
  const { userId } = staff(caller);
  const lines = await linesAt(services, body);
  const { id, ...fields } = body.promo;
  try {
    await services.db.transaction(async (tx) => {
      const [saved] = id === undefined ? [] : await tx.select().from(promo).where(eq(promo.code, id));
      await insertPromo(tx, TRIED, fields, { used: saved?.used ?? 0, madeAt: null });
      throw new Tried(await judge(tx, userId, body, lines));
    });
  } catch (error) {
    if (error instanceof Tried) return { data: error.trial };
    throw error;
  }
  throw new Error('a trial ended without a word');
});

/** How a promo is used now. */
const promoUses = route(entries.promoUses, async ({ params: { id }, caller }, { db, now }) => {
  await oneOf(db, editedPromo({ now }), id, staff(caller).reach);
  const counted = and(eq(promoUsage.promoCode, id), isNull(promoUsage.releasedAt));
  const [[sums], last] = await Promise.all([
    db
      .select({
        used: sql<number>`count(*)::int`,
        learners: sql<number>`count(distinct ${promoUsage.userId})::int`,
        given: sql<number>`coalesce(sum(${promoUsage.discount}), 0)::float8`,
      })
      .from(promoUsage)
      .where(counted),
    db
      .select({ use: promoUsage, order: orders })
      .from(promoUsage)
      .innerJoin(orders, eq(orders.id, promoUsage.orderId))
      .where(eq(promoUsage.promoCode, id))
      .orderBy(desc(promoUsage.createdAt), desc(promoUsage.orderId))
      .limit(10),
  ]);
  return {
    data: {
      ...(sums ?? { used: 0, learners: 0, given: 0 }),
      orders: last.map(({ use, order }) => ({
        orderId: order.id,
        number: order.invoiceNumber ?? order.invoiceId,
        status: order.status,
        discount: use.discount,
        at: use.createdAt.toISOString(),
      })),
    },
  };
});

export const promoTrialRoutes = [promoTry, promoUses];
