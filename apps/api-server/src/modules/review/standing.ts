import { ratingOf, recounted } from '@suluh/domain/review';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';

/** Locks the course a review is about: who writes, hides or reports waits for each other. */
export async function lockCourse(tx: Executor, courseId: number): Promise<readonly number[]> {
  const { course } = schema;
  const [row] = await tx
    .select({ starCounts: course.starCounts })
    .from(course)
    .where(eq(course.id, courseId))
    .for('no key update');
  return row?.starCounts ?? [];
}

/**
 * Counts one review's stars out, and another's in, with the average, in the transaction that changed them
 * (docs/product/review.md#counts). The course must be locked.
 */
export async function recount(
  tx: Executor,
  courseId: number,
  counts: readonly number[],
  change: { from: number | null; to: number | null },
): Promise<void> {
  const starCounts = recounted(counts, change);
  const { average, count } = ratingOf(starCounts);
  const { course } = schema;
  await tx
    .update(course)
    .set({ starCounts, ratingAverage: average, ratingCount: count })
    .where(eq(course.id, courseId));
}

/** Hides a review or shows it again; its stars go and come with it. */
export async function setHidden(tx: Executor, reviewId: string, isHidden: boolean): Promise<void> {
  const { review } = schema;
  const [known] = await tx.select({ courseId: review.courseId }).from(review).where(eq(review.id, reviewId));
  if (!known) return;
  const counts = await lockCourse(tx, known.courseId);
  const [before] = await tx.select().from(review).where(eq(review.id, reviewId)).for('update');
  if (!before || before.isHidden === isHidden) return;
  await tx.update(review).set({ isHidden }).where(eq(review.id, reviewId));
  const { rating } = before;
  await recount(tx, known.courseId, counts, isHidden ? { from: rating, to: null } : { from: null, to: rating });
}
