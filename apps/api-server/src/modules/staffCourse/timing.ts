import { staffCourseTimingEntries as entries, type staffCourseTiming } from '@suluh/api/catalogue';
import { periodFaults, periodState, planFaults } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { recordChange } from '../staff/change.ts';
import { courseFor } from './publish.ts';
import { withMissing } from './records.ts';

const { course, coursePrice } = schema;
const text = staffText.course.timing;

/** Of prices that are over so many are told, the last ones; of others all. */
const TOLD = 50;

type Timing = z.input<typeof staffCourseTiming>;

async function timingOf(db: Executor, id: number, now: Date): Promise<Timing> {
  const [plan] = await db
    .select({ publishAt: course.publishAt, unpublishAt: course.unpublishAt })
    .from(course)
    .where(eq(course.id, id));
  const ofCourse = eq(coursePrice.courseId, id);
  const [over, others] = await Promise.all([
    db
      .select()
      .from(coursePrice)
      .where(and(ofCourse, lte(coursePrice.endAt, now)))
      .orderBy(desc(coursePrice.startAt))
      .limit(TOLD),
    db
      .select()
      .from(coursePrice)
      .where(and(ofCourse, gt(coursePrice.endAt, now)))
      .orderBy(asc(coursePrice.startAt)),
  ]);
  const prices = [...over.toReversed(), ...others];
  return {
    publishAt: plan?.publishAt?.toISOString() ?? null,
    unpublishAt: plan?.unpublishAt?.toISOString() ?? null,
    prices: prices.map(({ id: priceId, price, startAt, endAt }) => ({
      id: priceId,
      price,
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
      state: periodState({ startAt, endAt }, now),
    })),
  };
}

/** Refuses what is wrong, each at its field. @throws ApiError BAD_REQUEST */
function refuse<Fault extends keyof typeof text>(faults: readonly { field: string; fault: Fault }[]): void {
  if (faults.length === 0) return;
  throw new ApiError('BAD_REQUEST', {
    errors: faults.map(({ field, fault }) => ({ field, message: text[fault] })),
  });
}

const momentOf = (value: string | null): Date | null => (value === null ? null : new Date(value));

/** Plans for a course: when it comes and goes, and its prices for a time (docs/product/staff.md#timing). */
export const timingRoutes: Route[] = [
  route(entries.timing, async ({ params: { id }, caller }, { db, now }) => {
    await courseFor(db, id, staff(caller));
    return { data: await timingOf(db, id, now()) };
  }),

  route(entries.timingSet, async ({ params: { id }, body, caller }, { db, now }) => {
    const who = staff(caller);
    const plan = { publishAt: momentOf(body.publishAt), unpublishAt: momentOf(body.unpublishAt) };
    const data = await db.transaction(async (tx) => {
      await courseFor(tx, id, who);
      await tx.select({ id: course.id }).from(course).where(eq(course.id, id)).for('update');
      const { isPublished, missing = [] } = await withMissing(tx, await courseFor(tx, id, who));
      refuse(planFaults(plan, isPublished, now()));
      if (plan.publishAt && missing.length > 0) throw new ApiError('NOT_PUBLISHABLE', { data: { missing } });
      const before = await timingOf(tx, id, now());
      const plannedBy = plan.publishAt || plan.unpublishAt ? who.userId : null;
      await tx
        .update(course)
        .set({ ...plan, plannedBy })
        .where(eq(course.id, id));
      const after = await timingOf(tx, id, now());
      await recordChange(tx, { by: who.userId, action: 'course.plan', subject: `course ${id}`, before, after });
      return after;
    });
    return { data };
  }),

  route(entries.priceAdd, async ({ params: { id }, body, caller }, { db, now }) => {
    const who = staff(caller);
    const period = { price: body.price, startAt: new Date(body.startAt), endAt: new Date(body.endAt) };
    const data = await db.transaction(async (tx) => {
      await courseFor(tx, id, who);
      // One at a time: of two that overlap the second finds the first.
      await tx.select({ id: course.id }).from(course).where(eq(course.id, id)).for('update');
      const { priceAfter } = await courseFor(tx, id, who);
      const running = and(eq(coursePrice.courseId, id), gt(coursePrice.endAt, now()));
      const others = await tx.select().from(coursePrice).where(running);
      refuse(periodFaults(period, { ownPrice: priceAfter, others, now: now() }));
      await tx.insert(coursePrice).values({ courseId: id, ...period });
      await recordChange(tx, {
        by: who.userId,
        action: 'course.priceAdd',
        subject: `course ${id}`,
        after: { ...body },
      });
      return timingOf(tx, id, now());
    });
    return { data };
  }),

  route(entries.priceEnd, async ({ params: { id, priceId }, caller }, { db, now }) => {
    const who = staff(caller);
    const data = await db.transaction(async (tx) => {
      await courseFor(tx, id, who);
      const mine = and(eq(coursePrice.id, priceId), eq(coursePrice.courseId, id));
      const [found] = await tx.select().from(coursePrice).where(mine).for('update');
      if (!found) throw new ApiError('NOT_FOUND');
      const state = periodState(found, now());
      if (state === 'coming') await tx.delete(coursePrice).where(mine);
      if (state === 'running') await tx.update(coursePrice).set({ endAt: now() }).where(mine);
      if (state !== 'over') {
        const { price, startAt, endAt } = found;
        const before = { price, startAt: startAt.toISOString(), endAt: endAt.toISOString() };
        await recordChange(tx, { by: who.userId, action: 'course.priceEnd', subject: `course ${id}`, before });
      }
      return timingOf(tx, id, now());
    });
    return { data };
  }),
];
