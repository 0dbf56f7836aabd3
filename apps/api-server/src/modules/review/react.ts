import { reviewEntries as entries } from '@suluh/api/catalogue';
import { REPORT_LIMIT } from '@suluh/domain/limits';
import { isHiddenByReports } from '@suluh/domain/review';
import { and, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { countCall, tryKey } from '../../http/tryLimit.ts';
import { lockCourse, setHidden } from './standing.ts';

/** The course of a review on a page, by somebody else. @throws ApiError NOT_FOUND, OWN_REVIEW */
async function requireOthers(
  db: Executor,
  reviewId: string,
  userId: string,
): Promise<{ courseId: number; importedLikes: number }> {
  const { review } = schema;
  const [row] = await db
    .select({ userId: review.userId, courseId: review.courseId, importedLikes: review.importedLikes })
    .from(review)
    .where(and(eq(review.id, reviewId), eq(review.isHidden, false)));
  if (!row) throw new ApiError('NOT_FOUND');
  if (row.userId === userId) throw new ApiError('OWN_REVIEW');
  return row;
}

/** A reader says that a review helped, or no longer. */
export const like = route(entries.ratingLike, async ({ params: { id }, body: { isLiked }, caller }, services) => {
  const { userId } = learner(caller);
  const { reviewLike } = schema;
  const { db } = services;
  const { importedLikes } = await requireOthers(db, id, userId);
  if (isLiked) {
    await db.insert(reviewLike).values({ reviewId: id, userId, createdAt: services.now() }).onConflictDoNothing();
  } else await db.delete(reviewLike).where(and(eq(reviewLike.reviewId, id), eq(reviewLike.userId, userId)));
  return { data: { isLiked, likes: importedLikes + (await db.$count(reviewLike, eq(reviewLike.reviewId, id))) } };
});

/** A reader reports a review, once; many readers hide it until staff have looked (docs/product/review.md#reports). */
export const report = route(entries.ratingReport, async ({ params: { id }, body: { reason }, caller }, services) => {
  const { userId } = learner(caller);
  const { reviewReport } = schema;
  const { courseId } = await requireOthers(services.db, id, userId);
  await countCall(services, tryKey('review-report', userId), REPORT_LIMIT);
  await services.db.transaction(async (tx) => {
    await lockCourse(tx, courseId); // before the review, as who writes it does: the other way round both would wait
    await tx
      .insert(reviewReport)
      .values({ reviewId: id, userId, reason, createdAt: services.now() })
      .onConflictDoNothing();
    if (isHiddenByReports(await tx.$count(reviewReport, eq(reviewReport.reviewId, id)))) await setHidden(tx, id, true);
  });
  return { data: { success: true } };
});
