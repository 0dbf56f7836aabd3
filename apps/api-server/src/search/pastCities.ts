import { sql } from 'drizzle-orm';
import type { Services } from '../services.ts';

/** Courses that are written again in one go. */
const BATCH = 200;

/**
 * Writes the words of courses again that had a date end since, so that they are found by the cities of dates to come
 * alone (docs/product/listing.md#search). What is ahead is judged by the clock of the database, as when words are written.
 * @returns how many were
 */
export async function forgetPastCities({ db }: Pick<Services, 'db'>): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select course_id as id from course_words where cities_until <= now() order by course_id limit ${BATCH} for update skip locked`,
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await tx.execute(sql`select refresh_course_search(${sql.param(ids)}::integer[])`);
    return ids.length;
  });
}
