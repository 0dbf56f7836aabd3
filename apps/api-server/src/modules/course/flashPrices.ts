import { and, eq, gt, lte } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import type { Services } from '../../http/services.ts';
import { toCourseCard, type CourseCard } from '../../search/card.ts';

interface FlashPrice {
  courseId: number;
  price: number;
  startAt: Date;
  endAt: Date;
}

/** Lowest flash-sale price now by course id, in rupiah. */
export async function flashPrices({ db, catalogue, now }: Services): Promise<Map<number, number>> {
  const at = now();
  const rows = await catalogue.keep(`flash:${Math.floor(at.getTime() / 3_600_000)}`, async (): Promise<FlashPrice[]> => {
    const { flashSale, flashSaleCourse } = schema;
    const soon = new Date(at.getTime() + 3_600_000);
    return db
      .select({ courseId: flashSaleCourse.courseId, price: flashSaleCourse.price, startAt: flashSale.startAt, endAt: flashSale.endAt })
      .from(flashSaleCourse)
      .innerJoin(flashSale, eq(flashSale.id, flashSaleCourse.flashSaleId))
      .where(and(gt(flashSale.endAt, at), lte(flashSale.startAt, soon)));
  });
  const prices = new Map<number, number>();
  for (const { courseId, price, startAt, endAt } of rows) {
    if (startAt <= at && at < endAt) prices.set(courseId, Math.min(price, prices.get(courseId) ?? Infinity));
  }
  return prices;
}

/** Cards of these courses as they stand now, in the order given. */
export async function cardsOf(services: Services, ids: readonly number[]): Promise<CourseCard[]> {
  const [stored, prices] = await Promise.all([services.catalogue.cardsOf(ids), flashPrices(services)]);
  const now = services.now();
  return stored.map((card) => toCourseCard(card, now, prices.get(card.id)));
}
