import { reviewEntries as entries } from '@suluh/api/catalogue';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { publishedCourseId } from '../course/queries.ts';
import { moderationRoutes } from './moderate.ts';
import { like, report } from './react.ts';
import { own, reminder, write } from './write.ts';

/** Reviews of a course, and its rating star by star (docs/product/review.md#fields). */
export const reviewRoutes = [
  route(entries.ratings, async ({ params, query, caller }, { db }) => {
    const { course, enrolment, partner, review, reviewLike } = schema;
    const courseId = await publishedCourseId(db, String(params.courseId));
    const shown = and(
      eq(review.courseId, courseId),
      eq(review.isHidden, false),
      query.rating ? eq(review.rating, query.rating) : undefined,
    );
    const direction = query.sort === 'asc' ? asc : desc;
    const reader = caller.kind === 'learner' ? caller.userId : null;
    const likes = sql`select from ${reviewLike} where ${reviewLike.reviewId} = ${review.id}`;
    // One mark for each like, of this review alone: who liked is nobody's business.
    const liked = sql<
      string[]
    >`array(select left(encode(sha256(convert_to(${reviewLike.reviewId}::text || ${reviewLike.userId}::text, 'UTF8')), 'hex'), 12) from ${reviewLike} where ${reviewLike.reviewId} = ${review.id} order by 1)`;
    const [rows, total] = await Promise.all([
      db
        .select({
          id: review.id,
          fullname: review.fullname,
          foto: review.foto,
          comment: review.comment,
          rating: review.rating,
          createdAt: review.createdAt,
          userId: review.userId,
          answer: review.answer,
          answeredAt: review.answeredAt,
          institution: partner.orgName,
          isVerified: sql<boolean>`${review.isParticipant} or exists(select from ${enrolment} where ${enrolment.userId} = ${review.userId} and ${enrolment.courseId} = ${review.courseId})`,
          liked,
          isLike: sql<boolean>`exists(${likes} and ${reviewLike.userId} = ${reader})`,
          importedLikes: review.importedLikes,
        })
        .from(review)
        .innerJoin(course, eq(course.id, review.courseId))
        .innerJoin(partner, eq(partner.id, course.partnerId))
        .where(shown)
        .orderBy(direction(review.createdAt), asc(review.id))
        .limit(query.limit)
        .offset((query.page - 1) * query.limit),
      db
        .select({ total: sql<number>`count(*)::int` })
        .from(review)
        .where(shown),
    ]);
    const data = rows.map(({ id, createdAt, userId, answer, answeredAt, institution, importedLikes, ...rest }) => ({
      _id: id,
      ...rest,
      likes: rest.liked.length + importedLikes,
      isMine: reader !== null && userId === reader,
      answer: answer && answeredAt ? { text: answer, by: institution, at: answeredAt.toISOString() } : null,
      createdAt: createdAt.toISOString(),
    }));
    return { data, meta: { page: query.page, limit: query.limit, totalData: total[0]?.total ?? 0 } };
  }),

  route(entries.ratingSummaryOf, async ({ params }, { db }) => {
    const { ratingAverage, ratingCount, starCounts, id, isPublished } = schema.course;
    const [row] = await db
      .select({ ratingAverage, ratingCount, starCounts })
      .from(schema.course)
      .where(and(eq(id, params.courseId), eq(isPublished, true)));
    if (!row) throw new ApiError('NOT_FOUND');
    const breakdown = [5, 4, 3, 2, 1].map((rate) => ({ rate, count: row.starCounts[rate - 1] ?? 0 }));
    return { data: { rating: Math.round(row.ratingAverage * 10) / 10, totalRater: row.ratingCount, breakdown } };
  }),

  write,
  own,
  like,
  report,
  reminder,
  ...moderationRoutes,
];
