import { DAY_MS } from '@suluh/domain/time';
import { highlightsIn, REVIEW_HIGHLIGHTS } from '@suluh/domain/review';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../src/db/executor.ts';
import { course, event, review } from '../../../src/db/schema/index.ts';
import { reviewerNames } from '../data/reviews.ts';
import { storyOf } from '../data/stories/index.ts';
import { chanceFrom } from './chance.ts';
import type { InsertedCourse } from './courses.ts';

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const BATCH = 2_000;

/** Days ago: those with words are the newest, so that they stand first. */
const WORDS_WITHIN_DAYS = 40;
const STARS_WITHIN_DAYS = 620;

/**
 * Stars of the ratings without words, so that all of a course come to its average: mostly five, then four, and a few
 * who were not content.
 */
function starsWithoutWords(count: number, total: number): number[] {
  const missing = Math.max(0, Math.min(5 * count - total, 4 * count));
  const ones = Math.floor((missing * 0.04) / 4);
  const twos = Math.floor((missing * 0.08) / 3);
  const threes = Math.floor((missing * 0.22) / 2);
  const fours = Math.min(count - ones - twos - threes, missing - 4 * ones - 3 * twos - 2 * threes);
  return Array.from({ length: count }, (_, at) =>
    at < ones ? 1 : at < ones + twos ? 2 : at < ones + twos + threes ? 3 : at < ones + twos + threes + fours ? 4 : 5,
  );
}

/** First and last names put together anew, no two of a course alike. */
function nameOf(first: number, number: number): string {
  const names = reviewerNames.length;
  const given = reviewerNames[(first + number) % names]!.split(' ')[0]!;
  const family = reviewerNames[(first + number + Math.floor(number / names) + 1) % names]!.split(' ').at(-1)!;
  return `${given} ${family}`;
}

function reviewsOf({ id, demo }: InsertedCourse, now: Date) {
  const chance = chanceFrom(id * 31 + 7);
  const { ratings, average, reviews } = storyOf(demo.title);
  const first = Math.floor(chance() * reviewerNames.length);
  const highlights = REVIEW_HIGHLIGHTS.filter((highlight) => highlight !== 'place' || demo.type === 'd');
  const given = reviews.reduce((sum, [stars]) => sum + stars, 0);
  const silent = starsWithoutWords(ratings - reviews.length, Math.round(ratings * average) - given);
  const daysAgo = (from: number, within: number) =>
    new Date(now.getTime() - (from + Math.floor(chance() * within)) * DAY_MS - Math.floor(chance() * DAY_MS));
  const told = reviews.map(([rating, comment, answer], number) => {
    const createdAt = daysAgo(3 + number, WORDS_WITHIN_DAYS - 4 - number);
    return {
      courseId: id,
      fullname: nameOf(first, number),
      rating,
      comment,
      highlights: highlightsIn(highlights.filter(() => chance() < 0.35)),
      importedLikes: Math.floor(chance() * Math.min(24, ratings / 6)),
      isParticipant: true,
      answer: answer ?? null,
      answeredTeacher: answer && !/\bkami\b/i.test(answer) && demo.teacher ? demo.teacher : null, // 'kami' is the institution
      answeredAt: answer ? new Date(createdAt.getTime() + DAY_MS) : null,
      createdAt,
    };
  });
  const quiet = silent.map((rating, number) => ({
    courseId: id,
    fullname: nameOf(first, reviews.length + number),
    rating,
    comment: '',
    importedLikes: 0,
    isParticipant: chance() < 0.8,
    answer: null,
    answeredTeacher: null,
    answeredAt: null,
    createdAt: daysAgo(WORDS_WITHIN_DAYS + 2, STARS_WITHIN_DAYS),
  }));
  return [...told, ...quiet];
}

/** Inserts what was said of the demo courses and keeps average, count and stars of each course beside them. */
export async function insertReviews(tx: Executor, courses: readonly InsertedCourse[], now: Date): Promise<number> {
  const rows = courses.filter(({ demo }) => storyOf(demo.title).ratings > 0).flatMap((of) => reviewsOf(of, now));
  for (let at = 0; at < rows.length; at += BATCH) await tx.insert(review).values(rows.slice(at, at + BATCH));
  await tx.execute(sql`
    update ${course} set rating_count = counted.n, rating_average = counted.average, star_counts = counted.stars, student_count = counted.n * 8 + course.id % 23 * 7
    from (select course_id, count(*)::int n, avg(rating)::real average,
            array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] stars
          from ${review} group by course_id) counted
    where counted.course_id = ${course}.id`);
  // As many batches have been as its learners filled.
  await tx.execute(sql`
    update ${event} set batch = (${event.batch}::int + c.student_count / seated.seats)::text
    from ${course} c, (select course_id, max(capacity) as seats from ${event} group by course_id) seated
    where c.id = ${event}.course_id and seated.course_id = c.id`);
  return rows.length;
}
