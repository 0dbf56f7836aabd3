import { onDay } from '@suluh/domain/time';
import { createHash } from 'node:crypto';
import { reviewText } from '@suluh/i18n-id/review';
import { z } from 'zod';
import { platformName } from '../courses/partners.ts';
import { count, day, name, text } from '../fields.ts';
import { problemsOf, requiredOf, type ImportedRow, type ImportKind } from '../kind.ts';
import { reviewedCourses } from './reviewedCourses.ts';

const reviewRow = z.object({
  course: name(300),
  platform: name(60).optional(),
  stars: count(5).refine((stars) => stars >= 1, 'must be 1 to 5'),
  date: day,
  text: text(5_000).optional(),
});

interface ReviewRow extends ImportedRow {
  platform: string | null;
  course: string;
  rating: number;
  comment: string;
  created_at: string;
}

/**
 * The same id for the same review, so that it is written once. In the form of a UUID of version 8, which is for such
 * ids.
 */
function idOf(parts: readonly (string | number)[]): string {
  const digits = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

const INSERT = `insert into review (id, course_id, fullname, rating, comment, created_at)
  select id, course_id, fullname, rating, comment, created_at from json_to_recordset($1::json)
    as r(id uuid, course_id int, fullname text, rating int, comment text, created_at timestamptz)
  on conflict (id) do nothing returning course_id`;

/**
 * A platform counts all its ratings, of which a file brings some: its numbers stay unless there are more reviews than
 * it counted.
 */
const RATE = `update course c set rating_count = n.total, rating_average = n.average, star_counts = n.stars, student_count = greatest(c.student_count, n.total)
  from (select course_id, count(*)::int total, avg(rating)::real average, 
      array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] stars
    from review where course_id = any($1) and not is_hidden group by course_id) n
  where c.id = n.course_id and n.total > c.rating_count`;

/**
 * Reviews of imported courses by learners of the platform they come from, and shown as such: they have no account here,
 * and stand under 'Peserta' and the platform's name. A course is named by the last part of its address there.
 */
export const reviews: ImportKind<ReviewRow> = {
  name: 'reviews',
  required: requiredOf(reviewRow),
  convert(value) {
    if (value.course === undefined && (value.app !== undefined || value.product !== undefined)) {
      return {
        problems: [
          { field: 'course', reason: 'must be given: a review of an app or a product is not one of a course' },
        ],
      };
    }
    const parsed = reviewRow.safeParse(value);
    if (!parsed.success) return { problems: problemsOf(parsed.error) };
    const { course, platform = null, stars, date, text: comment = '' } = parsed.data;
    return {
      row: {
        source: platform ?? '',
        source_id: idOf([course, stars, date, comment]),
        platform,
        course,
        rating: stars,
        comment,
        created_at: onDay(date),
      },
      notes: [],
    };
  },
  async refuse(client, rows) {
    const found = await reviewedCourses(client, rows);
    return new Map(
      rows.flatMap((row, at) => {
        const course = found[at];
        if (course && 'courseId' in course) return [];
        const reason = course
          ? `is a course of ${course.platforms.join(' and ')}: say which in a column platform`
          : `is no imported course: ${row.course}`;
        return [[row, { field: 'course', reason }] as const];
      }),
    );
  },
  async write(client, rows) {
    const found = await reviewedCourses(client, rows);
    const written = rows.flatMap(({ course, rating, comment, created_at }, at) => {
      const about = found[at];
      if (!about || !('courseId' in about)) return []; // refused before
      const { courseId, platform } = about;
      // The platform that was found, not the one that was named: a run that names it writes no review twice.
      return [
        {
          id: idOf([platform, course, rating, created_at, comment]),
          course_id: courseId,
          fullname: reviewText.learnerOf(platformName(platform)),
          rating,
          comment,
          created_at,
        },
      ];
    });
    const { rows: inserted } = await client.query<{ course_id: number }>(INSERT, [JSON.stringify(written)]);
    if (inserted.length > 0) await client.query(RATE, [[...new Set(inserted.map(({ course_id: id }) => id))]]);
    return { inserted: inserted.length, updated: 0 };
  },
};

/** Reviews where those that name no platform are of this one. */
export const reviewsOn = (platform: string | undefined): ImportKind<ReviewRow> =>
  platform === undefined
    ? reviews
    : { ...reviews, convert: (value, now) => reviews.convert({ platform, ...value }, now) };
