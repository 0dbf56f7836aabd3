import { reviewEntries as entries } from '@suluh/api/catalogue';
import { PRAKERJA_CATEGORY_ID } from '@suluh/domain/course';
import { REVIEW_LIMIT } from '@suluh/domain/limits';
import { NO_PHOTO } from '@suluh/domain/profile';
import { highlightsIn, highlightsOf, shortName } from '@suluh/domain/review';
import { reviewText } from '@suluh/i18n-id/review';
import { productNameText } from '@suluh/i18n-id/server';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { countCall, tryKey } from '../../http/tryLimit.ts';
import { readReviews } from './read.ts';
import { lockCourse, recount } from './standing.ts';

/** The caller's own review of a course; null without one. */
async function ownReview(db: Executor, userId: string, courseId: number) {
  const { review } = schema;
  const where = and(eq(review.userId, userId), eq(review.courseId, courseId));
  const [row] = await readReviews(db, { where, order: [], limit: 1, offset: 0, reader: userId });
  return row ?? null;
}

/** What is told of a writer: a short name and the picture, or neither (docs/product/review.md#fields). */
const shownPerson = (who: { fullname: string; foto: string }, isNamed: boolean) =>
  isNamed
    ? { fullname: shortName(who.fullname), foto: who.foto }
    : { fullname: reviewText.learnerOf(productNameText), foto: NO_PHOTO };

/** Owners write one review of a course, and change it (docs/product/review.md#writing). */
export const write = route(entries.ratingWrite, async ({ body, caller }, services) => {
  const { userId } = learner(caller);
  const { courseId, rating, comment } = body;
  const { course, enrolment, review, userAccount } = schema;
  const { db, now } = services;
  const owned = await db.$count(enrolment, and(eq(enrolment.userId, userId), eq(enrolment.courseId, courseId)));
  if (owned === 0) throw new ApiError('NOT_OWNED');
  await countCall(services, tryKey('review', userId), REVIEW_LIMIT);
  return db.transaction(async (tx) => {
    const counts = await lockCourse(tx, courseId);
    const [about] = await tx.select({ type: course.typeCode }).from(course).where(eq(course.id, courseId));
    const possible: readonly string[] = highlightsOf(about && { id: about.type, name: '' });
    const highlights = highlightsIn(body.highlights.filter((highlight) => possible.includes(highlight)));
    const mine = and(eq(review.userId, userId), eq(review.courseId, courseId));
    const [before] = await tx.select().from(review).where(mine).for('update');
    const isNamed = body.isNamed ?? before?.isNamed ?? false; // R31
    const [who] = await tx
      .select({ fullname: userAccount.fullname, foto: userAccount.foto })
      .from(userAccount)
      .where(eq(userAccount.id, userId));
    const written = { ...shownPerson(who!, isNamed), isNamed, rating, comment, highlights };
    if (before)
      await tx
        .update(review)
        .set({ ...written, editedAt: now() })
        .where(eq(review.id, before.id));
    else await tx.insert(review).values({ ...written, userId, courseId, createdAt: now() });
    if (!before?.isHidden) await recount(tx, courseId, counts, { from: before?.rating ?? null, to: rating });
    return { data: (await ownReview(tx, userId, courseId))! };
  });
});

/** The caller's own review of a course. */
export const own = route(entries.ratingOwn, async ({ params, caller }, { db }) => ({
  data: await ownReview(db, learner(caller).userId, params.courseId),
}));

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
