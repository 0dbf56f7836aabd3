import { reviewEntries as entries } from '@suluh/api/catalogue';
import { and, asc, desc, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { publishedCourseId } from '../course/queries.ts';
import { moderationRoutes } from './moderate.ts';
import { like, report } from './react.ts';
import { highlightCounts, readReviews } from './read.ts';
import { own, reminder, write } from './write.ts';

/** Reviews of a course, and its rating star by star (docs/product/review.md#fields). */
export const reviewRoutes = [
  route(entries.ratings, async ({ params, query: { page, limit, sort, rating }, caller }, { db }) => {
    const { review } = schema;
    const courseId = await publishedCourseId(db, String(params.courseId));
    const where = and(
      eq(review.courseId, courseId),
      eq(review.isHidden, false),
      rating ? eq(review.rating, rating) : undefined,
    );
    const direction = sort === 'asc' ? asc : desc;
    const [rows, totalData] = await Promise.all([
      readReviews(db, {
        where,
        order: [direction(review.createdAt), asc(review.id)],
        limit,
        offset: (page - 1) * limit,
        reader: caller.kind === 'learner' ? caller.userId : null,
      }),
      db.$count(review, where),
    ]);
    const data = rows.map(({ isNamed: _isNamed, isHidden: _isHidden, ...row }) => row);
    return { data, meta: { page, limit, totalData } };
  }),

  route(entries.ratingSummaryOf, async ({ params: { courseId } }, { db }) => {
    const { ratingAverage, ratingCount, starCounts, id, isPublished } = schema.course;
    const [[row], highlights] = await Promise.all([
      db
        .select({ ratingAverage, ratingCount, starCounts })
        .from(schema.course)
        .where(and(eq(id, courseId), eq(isPublished, true))),
      highlightCounts(db, courseId),
    ]);
    if (!row) throw new ApiError('NOT_FOUND');
    const breakdown = [5, 4, 3, 2, 1].map((rate) => ({ rate, count: row.starCounts[rate - 1] ?? 0 }));
    const rating = Math.round(row.ratingAverage * 10) / 10;
    return { data: { rating, totalRater: row.ratingCount, breakdown, highlights } };
  }),

  write,
  own,
  like,
  report,
  reminder,
  ...moderationRoutes,
];
