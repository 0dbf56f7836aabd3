import { reviewEntries as entries } from '@suluh/api/catalogue';
import { PRAKERJA_CATEGORY_ID } from '@suluh/domain/course';
import { REVIEW_LIMIT } from '@suluh/domain/limits';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { countCall, tryKey } from '../../http/tryLimit.ts';
import { lockCourse, recount } from './standing.ts';

const shown = ({ id, rating, comment, isHidden }: typeof schema.review.$inferSelect) => ({
  _id: id,
  rating,
  comment,
  isHidden,
});

/** Owners write one review of a course, and change it (docs/product/review.md#writing). */
export const write = route(entries.ratingWrite, async ({ body, caller }, services) => {
  const { userId } = learner(caller);
  const { courseId, rating, comment } = body;
  const { enrolment, review, userAccount } = schema;
  const { db, now } = services;
  const owned = await db.$count(enrolment, and(eq(enrolment.userId, userId), eq(enrolment.courseId, courseId)));
  if (owned === 0) throw new ApiError('NOT_OWNED');
  await countCall(services, tryKey('review', userId), REVIEW_LIMIT);
  return db.transaction(async (tx) => {
    const counts = await lockCourse(tx, courseId);
    const mine = and(eq(review.userId, userId), eq(review.courseId, courseId));
    const [before] = await tx.select().from(review).where(mine).for('update');
    const [who] = await tx
      .select({ fullname: userAccount.fullname, foto: userAccount.foto })
      .from(userAccount)
      .where(eq(userAccount.id, userId));
    const [after] = before
      ? await tx
          .update(review)
          .set({ ...who, rating, comment, editedAt: now() })
          .where(eq(review.id, before.id))
          .returning()
      : await tx
          .insert(review)
          .values({ ...who!, userId, courseId, rating, comment, createdAt: now() })
          .returning();
    if (!after!.isHidden) await recount(tx, courseId, counts, { from: before?.rating ?? null, to: rating });
    return { data: shown(after!) };
  });
});

/** The caller's own review of a course. */
export const own = route(entries.ratingOwn, async ({ params, caller }, { db }) => {
  const { review } = schema;
  const [row] = await db
    .select()
    .from(review)
    .where(and(eq(review.userId, learner(caller).userId), eq(review.courseId, params.courseId)));
  return { data: row ? shown(row) : null };
});

/** The course finished last that waits for its learner's review (docs/product/review.md#reminder). */
export const reminder = route(entries.ratingReminder, async ({ caller }, { db }) => {
  const { course, courseCategory, enrolment, review } = schema;
  const [row] = await db
    .select({
      courseId: course.id,
      slug: course.slug,
      courseFullname: course.fullname,
      isPrakerja: sql<boolean>`exists(select from ${courseCategory} where ${courseCategory.courseId} = ${course.id} and ${courseCategory.categoryId} = ${PRAKERJA_CATEGORY_ID})`,
    })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .leftJoin(review, and(eq(review.userId, enrolment.userId), eq(review.courseId, enrolment.courseId)))
    .where(
      and(
        eq(enrolment.userId, learner(caller).userId),
        isNotNull(enrolment.completedAt),
        sql`${review.id} is null`,
        sql`${enrolment.hiddenAt} is null`,
      ),
    )
    .orderBy(desc(enrolment.completedAt))
    .limit(1);
  return { data: row ?? null };
});
