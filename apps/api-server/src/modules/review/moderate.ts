import { reviewEntries as entries } from '@suluh/api/catalogue';
import type { ReviewHighlight } from '@suluh/domain/review';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { coursesWithin } from '../../access/scope.ts';
import { schema, type Database, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Staff } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { counted } from '../staff/records.ts';
import { setHidden } from './standing.ts';

const { course, review, reviewReport, teacher } = schema;

/**
 * Ids of a page: those that were reported first, which are few, then all others by an index, so that nobody counts the
 * reports of every review there is.
 */
async function pageOf(db: Executor, within: SQL, { page, limit }: { page: number; limit: number }): Promise<string[]> {
  const [offset, end] = [(page - 1) * limit, page * limit];
  const { rows } = await db.execute<{ id: string }>(sql`select id from (
      (select ${review.id} as id, r.times, ${review.createdAt} as at from (select review_id, count(*) as times from ${reviewReport} group by 1) r
        join ${review} on ${review.id} = r.review_id join ${course} on ${course.id} = ${review.courseId} where ${within}
        order by r.times desc, ${review.createdAt} desc, ${review.id} limit ${end})
      union all
      (select ${review.id}, 0, ${review.createdAt} from ${review} join ${course} on ${course.id} = ${review.courseId}
        where ${within} and not exists(select from ${reviewReport} where ${reviewReport.reviewId} = ${review.id})
        order by ${review.createdAt} desc, ${review.id} limit ${end})
    ) found order by times desc, at desc, id limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

/** Reviews of some courses, the most reported first. @param page rows to skip and to answer */
export async function reviewsWhere(db: Database, within: SQL | undefined, page: { page: number; limit: number }) {
  const condition = within ?? sql`true`;
  const [ids, total] = await Promise.all([
    pageOf(db, condition, page),
    counted(db, sql`${review} left join ${course} on ${course.id} = ${review.courseId}`, condition),
  ]);
  if (ids.length === 0) return { reviews: [], total };
  const reports = sql<number>`(select count(*)::int from ${reviewReport} where ${reviewReport.reviewId} = ${review.id})`;
  const rows = await db
    .select({
      id: review.id,
      courseId: course.id,
      courseFullname: course.fullname,
      fullname: review.fullname,
      rating: review.rating,
      highlights: sql<ReviewHighlight[]>`${review.highlights}`,
      comment: review.comment,
      isHidden: review.isHidden,
      answer: review.answer,
      createdAt: review.createdAt,
      reports,
      reasons: sql<
        string[]
      >`array(select distinct ${reviewReport.reason} from ${reviewReport} where ${reviewReport.reviewId} = ${review.id} and ${reviewReport.reason} is not null order by 1)`,
    })
    .from(review)
    .innerJoin(course, eq(course.id, review.courseId))
    .where(inArray(review.id, ids))
    .orderBy(desc(reports), desc(review.createdAt), review.id);
  return { reviews: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })), total };
}

const list = route(entries.staffReviews, async ({ query: { page, limit }, caller }, { db }) => {
  const { reviews, total } = await reviewsWhere(db, coursesWithin(staff(caller).reach), { page, limit });
  return { data: reviews, meta: { page, limit, totalData: total } };
});

/** A deed on a review, and whose. */
interface Deed {
  id: string;
  actorId: string;
  /** Which courses it may be of, as a condition on `course`; without it all. */
  within?: SQL | undefined;
  /** The teachers whose courses they look after as that teacher. */
  teacherIds?: readonly number[];
}

/** @throws ApiError NOT_FOUND */
async function requireReview(tx: Executor, { id, within }: Deed) {
  const [row] = await tx
    .select({ review })
    .from(review)
    .innerJoin(course, eq(course.id, review.courseId))
    .where(and(eq(review.id, id), within));
  if (!row) throw new ApiError('NOT_FOUND');
  return row.review;
}

/** Hides a review, or shows it again and forgets its reports; in the audit trail. @throws ApiError NOT_FOUND */
export async function hideReview(db: Database, deed: Deed, isHidden: boolean): Promise<void> {
  const { id, actorId } = deed;
  const { auditLog } = schema;
  await db.transaction(async (tx) => {
    const before = await requireReview(tx, deed);
    await setHidden(tx, id, isHidden);
    if (!isHidden) await tx.delete(reviewReport).where(eq(reviewReport.reviewId, id)); // staff have looked
    await tx.insert(auditLog).values({
      actorId,
      action: 'review.hide',
      subject: `review ${id}`,
      before: { isHidden: before.isHidden },
      after: { isHidden },
    });
  });
}

/** Name of the teacher of a course, if whoever answers is that one. */
async function teacherOf(tx: Executor, courseId: number, ids: readonly number[]): Promise<string | null> {
  if (ids.length === 0) return null;
  const [found] = await tx
    .select({ fullname: teacher.fullname })
    .from(teacher)
    .innerJoin(course, eq(course.teacherSlug, teacher.slug))
    .where(and(eq(course.id, courseId), inArray(teacher.id, [...ids])));
  return found?.fullname ?? null;
}

/**
 * Answers a review, as its teacher or for its institution; an empty text takes the answer back. In the audit trail.
 * @throws ApiError NOT_FOUND
 */
export async function answerReview(
  { db, now }: Pick<Services, 'db' | 'now'>,
  deed: Deed,
  answerText: string,
): Promise<void> {
  const { id, actorId } = deed;
  const { auditLog } = schema;
  const text = answerText === '' ? null : answerText;
  await db.transaction(async (tx) => {
    const before = await requireReview(tx, deed);
    await tx
      .update(review)
      .set(
        text === null
          ? { answer: null, answeredTeacher: null, answeredAt: null }
          : {
              answer: text,
              answeredTeacher: await teacherOf(tx, before.courseId, deed.teacherIds ?? []),
              answeredAt: now(),
            },
      )
      .where(eq(review.id, id));
    await tx.insert(auditLog).values({
      actorId,
      action: 'review.answer',
      subject: `review ${id}`,
      before: { answer: before.answer },
      after: { answer: text },
    });
  });
}

const deedOf = (id: string, { userId, reach }: Staff): Deed => ({
  id,
  actorId: userId,
  within: coursesWithin(reach),
  teacherIds: reach === 'everything' ? [] : reach.flatMap(({ teacherId }) => teacherId ?? []),
});

const hide = route(entries.reviewHide, async ({ params: { id }, body: { isHidden }, caller }, { db }) => {
  await hideReview(db, deedOf(id, staff(caller)), isHidden);
  return { data: { success: true } };
});

const answer = route(entries.reviewAnswer, async ({ params: { id }, body, caller }, services) => {
  await answerReview(services, deedOf(id, staff(caller)), body.answer);
  return { data: { success: true } };
});

/** What staff do about reviews (docs/product/review.md#staff). */
export const moderationRoutes = [list, hide, answer];
