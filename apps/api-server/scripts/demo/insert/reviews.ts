import { sql } from 'drizzle-orm';
import type { Executor } from '../../../src/db/executor.ts';
import { course, review } from '../../../src/db/schema/index.ts';
import { categoryComments, generalComments, reviewerNames } from '../data/reviews.ts';
import { chanceFrom } from './chance.ts';
import type { InsertedCourse } from './courses.ts';

const DAY_MS = 86_400_000;

/** How many reviews the nth course gets: a few courses are much reviewed, some not at all (docs/product/errors.md). */
const reviewCount = (index: number): number => (index % 11 === 10 ? 0 : index % 7 === 0 ? 14 : index % 3 === 0 ? 5 : 2);

/** Inserts at least 300 reviews and keeps average, count and stars of each course beside them. */
export async function insertReviews(tx: Executor, courses: readonly InsertedCourse[], now: Date): Promise<number> {
  const chance = chanceFrom(2025);
  const rows = courses.flatMap(({ id, demo }, index) => {
    const pool = [...categoryComments[demo.category]!, ...generalComments];
    const firstName = Math.floor(chance() * reviewerNames.length);
    return Array.from({ length: reviewCount(index) }, (_, number) => {
      const [rating, comment] = pool[(index + number) % pool.length]!;
      const createdAt = new Date(
        now.getTime() - Math.floor(chance() * 240 + 1) * DAY_MS - Math.floor(chance() * DAY_MS),
      );
      return {
        courseId: id,
        fullname: reviewerNames[(firstName + number) % reviewerNames.length]!,
        rating,
        comment,
        createdAt,
      };
    });
  });
  await tx.insert(review).values(rows);
  await tx.execute(sql`
    update ${course} set rating_count = counted.n, rating_average = counted.average, star_counts = counted.stars, student_count = counted.n * 9 + 12
    from (select course_id, count(*)::int n, avg(rating)::real average,
            array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] stars
          from ${review} group by course_id) counted
    where counted.course_id = ${course}.id`);
  return rows.length;
}
