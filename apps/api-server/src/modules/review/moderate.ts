import { reviewEntries as entries } from '@suluh/api/catalogue';
import { and, desc, eq, sql } from 'drizzle-orm';
import { coursesWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Staff } from '../../http/route.ts';
import { setHidden } from './standing.ts';

const list = route(entries.staffReviews, async ({ query: { page, limit }, caller }, { db }) => {
  const { course, review, reviewReport } = schema;
  const reports = sql<number>`(select count(*)::int from ${reviewReport} where ${reviewReport.reviewId} = ${review.id})`;
  const rows = await db
    .select({
      id: review.id,
      courseId: course.id,
      courseFullname: course.fullname,
      fullname: review.fullname,
      rating: review.rating,
      comment: review.comment,
      isHidden: review.isHidden,
      answer: review.answer,
      createdAt: review.createdAt,
      reports,
      reasons: sql<
        string[]
      >`array(select distinct ${reviewReport.reason} from ${reviewReport} where ${reviewReport.reviewId} = ${review.id} and ${reviewReport.reason} is not null order by 1)`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(review)
    .innerJoin(course, eq(course.id, review.courseId))
    .where(coursesWithin(staff(caller).reach))
    .orderBy(desc(reports), desc(review.createdAt), review.id)
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    data: rows.map(({ createdAt, total: _total, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    meta: { page, limit, totalData: rows[0]?.total ?? 0 },
  };
});

/** A review within the caller's reach. @throws ApiError NOT_FOUND */
async function requireWithin(tx: Executor, id: string, { reach }: Staff) {
  const { course, review } = schema;
  const [row] = await tx
    .select({ review })
    .from(review)
    .innerJoin(course, eq(course.id, review.courseId))
    .where(and(eq(review.id, id), coursesWithin(reach)));
  if (!row) throw new ApiError('NOT_FOUND');
  return row.review;
}

const hide = route(entries.reviewHide, async ({ params: { id }, body: { isHidden }, caller }, { db }) => {
  const who = staff(caller);
  const { auditLog, reviewReport } = schema;
  await db.transaction(async (tx) => {
    const before = await requireWithin(tx, id, who);
    await setHidden(tx, id, isHidden);
    if (!isHidden) await tx.delete(reviewReport).where(eq(reviewReport.reviewId, id)); // staff have looked
    await tx.insert(auditLog).values({
      actorId: who.userId,
      action: 'review.hide',
      subject: id,
      before: { isHidden: before.isHidden },
      after: { isHidden },
    });
  });
  return { data: { success: true } };
});

const answer = route(entries.reviewAnswer, async ({ params: { id }, body, caller }, { db, now }) => {
  const who = staff(caller);
  const { auditLog, review } = schema;
  const text = body.answer === '' ? null : body.answer;
  await db.transaction(async (tx) => {
    const before = await requireWithin(tx, id, who);
    await tx
      .update(review)
      .set({ answer: text, answeredAt: text === null ? null : now() })
      .where(eq(review.id, id));
    await tx.insert(auditLog).values({
      actorId: who.userId,
      action: 'review.answer',
      subject: id,
      before: { answer: before.answer },
      after: { answer: text },
    });
  });
  return { data: { success: true } };
});

/** What staff do about reviews (docs/product/review.md#staff). */
export const moderationRoutes = [list, hide, answer];
