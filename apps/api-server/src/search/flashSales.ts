import type pg from 'pg';

/** A course in a flash sale, or with a price for a time, that runs or is to come; rupiah. */
export interface FlashPrice {
  courseId: number;
  price: number;
  startAt: Date;
  endAt: Date;
}

/** Every course in a flash sale, or with a price for a time, that has not ended. */
export async function loadFlashPrices(pool: pg.Pool, now: Date): Promise<FlashPrice[]> {
  const { rows } = await pool.query<FlashPrice & pg.QueryResultRow>({
    name: 'flash-prices',
    text: `select c.course_id as "courseId", c.price::float8 as price, s.start_at as "startAt", s.end_at as "endAt"
      from flash_sale_course c join flash_sale s on s.id = c.flash_sale_id where s.end_at > $1
      union all select p.course_id, p.price::float8, p.start_at, p.end_at from course_price p where p.end_at > $1
      order by 1, 3, 4, 2`,
    values: [now],
  });
  return rows;
}

/**
 * Lowest flash-sale price of each course at a moment, and until when that holds: the next beginning or end of a sale.
 */
export function flashPricesAt(
  sales: readonly FlashPrice[],
  at: Date,
): { prices: Map<number, number>; untilMs: number } {
  const prices = new Map<number, number>();
  let untilMs = Infinity;
  for (const { courseId, price, startAt, endAt } of sales) {
    if (endAt <= at) continue;
    const hasBegun = startAt <= at;
    untilMs = Math.min(untilMs, (hasBegun ? endAt : startAt).getTime());
    if (hasBegun) prices.set(courseId, Math.min(price, prices.get(courseId) ?? Infinity));
  }
  return { prices, untilMs };
}
