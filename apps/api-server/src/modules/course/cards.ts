import type { Services } from '../../services.ts';
import { toCourseCard, type CourseCard } from './card.ts';
import { flashPricesAt, loadFlashPrices } from '../../search/flashSales.ts';

/** Lowest flash-sale price now by course id, in rupiah. */
export async function flashPrices({ pool, courseCache, now }: Services): Promise<Map<number, number>> {
  const at = now();
  const sales = await courseCache.keep(`flash:${Math.floor(at.getTime() / 3_600_000)}`, () =>
    loadFlashPrices(pool, at),
  );
  return flashPricesAt(sales, at).prices;
}

/** Cards of these courses as they stand now, in the order given. */
export async function cardsOf(services: Services, ids: readonly number[]): Promise<CourseCard[]> {
  const [stored, prices] = await Promise.all([services.courseCache.cardsOf(ids), flashPrices(services)]);
  const now = services.now();
  return stored.map((card) => toCourseCard(card, now, prices.get(card.id)));
}
