import { and, eq, isNull, sql } from 'drizzle-orm';
import { runNamed, schema, type Executor } from '../../db/index.ts';

const TAKE = {
  name: 'promo-take',
  text: 'update promo set used = used + 1 where code = $1 and (quota is null or used < quota) returning 1',
};

/** Takes one use of a promo if its quota has one left, in one statement; answers whether there was one. */
async function takePromoUse(tx: Executor, promoCode: string): Promise<boolean> {
  return (await runNamed(tx, TAKE, [promoCode])).length === 1;
}

/** Gives the promo use of an order back, once. The order's row must be locked. */
export async function releasePromoUse(tx: Executor, orderId: string, now: Date): Promise<void> {
  const { promo, promoUsage } = schema;
  const released = await tx
    .update(promoUsage)
    .set({ releasedAt: now })
    .where(and(eq(promoUsage.orderId, orderId), isNull(promoUsage.releasedAt)))
    .returning({ promoCode: promoUsage.promoCode });
  for (const { promoCode } of released)
    await tx
      .update(promo)
      .set({ used: sql`${promo.used} - 1` })
      .where(eq(promo.code, promoCode));
}

/**
 * An order that was paid too late keeps its price; its use counts again where the quota still has room (R7 asks for the
 * seat only).
 */
export async function retakePromoUse(tx: Executor, orderId: string): Promise<void> {
  const { promoUsage } = schema;
  const [usage] = await tx.select().from(promoUsage).where(eq(promoUsage.orderId, orderId));
  if (usage?.releasedAt && (await takePromoUse(tx, usage.promoCode)))
    await tx.update(promoUsage).set({ releasedAt: null }).where(eq(promoUsage.orderId, orderId));
}
