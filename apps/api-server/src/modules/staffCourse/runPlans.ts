import { asc, eq, lte, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { schema, type Database } from '../../db/index.ts';
import { keepDoing } from '../../keepDoing.ts';
import { recordChange } from '../staff/change.ts';
import { oneOf } from '../staff/records.ts';
import { courseRecords, withMissing } from './records.ts';

const { course } = schema;

/** What plans are carried out with. */
export interface PlanServices {
  db: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
}

/**
 * Carries out the plan of the course that is due longest: it comes onto the pages or goes from them. One that lost
 * something publishing asks for since stays away, which stands in its history (docs/product/staff.md#timing).
 * @returns whether any was due
 */
export async function carryOutNextPlan({ db, now }: Omit<PlanServices, 'log'>): Promise<boolean> {
  const at = now();
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({
        id: course.id,
        isPublished: course.isPublished,
        publishAt: course.publishAt,
        unpublishAt: course.unpublishAt,
        plannedBy: course.plannedBy,
      })
      .from(course)
      .where(or(lte(course.publishAt, at), lte(course.unpublishAt, at)))
      .orderBy(asc(sql`least(${course.publishAt}, ${course.unpublishAt})`), asc(course.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    // Where both are due, the worker stood still: what comes last holds.
    const isPublished = !(due.unpublishAt && due.unpublishAt <= at);
    const { missing = [] } = isPublished
      ? await withMissing(tx, await oneOf(tx, courseRecords, due.id, 'everything'))
      : {};
    const isDone = missing.length === 0;
    const isChanged = isDone && due.isPublished !== isPublished;
    await tx
      .update(course)
      .set({
        publishAt: null,
        ...(isPublished ? {} : { unpublishAt: null }),
        ...(isChanged ? { isPublished, version: sql`${course.version} + 1`, updatedAt: at } : {}),
      })
      .where(eq(course.id, due.id));
    await recordChange(tx, {
      by: due.plannedBy,
      action: isDone ? 'course.publish' : 'course.planFailed',
      subject: `course ${due.id}`,
      ...(isDone ? { before: { isPublished: due.isPublished }, after: { isPublished } } : { after: { missing } }),
    });
    return true;
  });
}

/** Carries out plans until `stopping` is aborted. What fails is told to the log and tried again. */
export const runPlans = (
  services: PlanServices,
  { idleMs, stopping }: { idleMs: number; stopping: AbortSignal },
): Promise<void> => keepDoing({ log: services.log, name: 'plan', idleMs, stopping }, () => carryOutNextPlan(services));
