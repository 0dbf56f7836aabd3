import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { keepDoing } from '../../keepDoing.ts';
import type { Services } from '../../services.ts';
import { completeIfDue } from './completeIfDue.ts';
import { countDue, dueAfter } from './mayBeDue.ts';

const { courseFinishing } = schema;

/** For how long learners of a course belong to the worker that took them: one that is killed gives them back so late. */
const LEASE_MS = 60_000;

/**
 * Asks to look through those of a course whose last missing lesson or session counts no more: nobody of them will do anything
 * else (docs/product/learning.md#finishing). In the transaction that eased the rule; the worker does it.
 */
export async function askToFinishDue(tx: Executor, courseId: number, now: Date): Promise<void> {
  const left = await countDue(tx, courseId, now);
  if (left === 0) return;
  await tx
    .insert(courseFinishing)
    .values({ courseId, left, askedAt: now })
    .onConflictDoUpdate({
      target: courseFinishing.courseId,
      set: { round: sql`${courseFinishing.round} + 1`, left, askedAt: now, afterId: null, leasedUntil: null },
    });
}

/** How many of a course are still to be looked at. */
export async function leftToFinish(db: Executor, courseId: number): Promise<number> {
  const [row] = await db
    .select({ left: courseFinishing.left })
    .from(courseFinishing)
    .where(eq(courseFinishing.courseId, courseId));
  return row?.left ?? 0;
}

/** Takes the course that waits longest and belongs to nobody. */
async function takeNext(db: Executor, now: Date) {
  const next = db
    .select({ courseId: courseFinishing.courseId })
    .from(courseFinishing)
    .where(or(isNull(courseFinishing.leasedUntil), lte(courseFinishing.leasedUntil, now)))
    .orderBy(asc(courseFinishing.askedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(courseFinishing)
    .set({ leasedUntil: new Date(now.getTime() + LEASE_MS) })
    .where(eq(courseFinishing.courseId, sql`(${next})`))
    .returning();
  return taken ?? null;
}

type Finishing = Pick<Services, 'db' | 'settings' | 'now' | 'log'>;

/**
 * Looks at the next few of the course that waits longest, each in a transaction of its own; one that cannot be judged keeps no
 * other from it, and the sweep finds it. Whoever looks at some once more changes nothing. @returns whether there was a course
 */
export async function finishNext(services: Finishing): Promise<boolean> {
  const { db, now, log } = services;
  const taken = await takeNext(db, now());
  if (!taken) return false;
  const { courseId, round } = taken;
  const isOurs = and(eq(courseFinishing.courseId, courseId), eq(courseFinishing.round, round));
  const ids = await dueAfter(db, { courseId, after: taken.afterId, now: now() });
  for (const id of ids)
    await db
      .transaction((tx) => completeIfDue(tx, services, id))
      .catch((error: unknown) => log.error({ err: error, enrolmentId: id }, 'finish what is due'));
  if (ids.length === 0) await db.delete(courseFinishing).where(isOurs);
  else
    await db
      .update(courseFinishing)
      .set({
        afterId: ids.at(-1)!,
        left: sql`greatest(${courseFinishing.left} - ${ids.length}, 0)`,
        leasedUntil: null,
      })
      .where(isOurs);
  return true;
}

/** Looks through learners until `stopping` is aborted. What fails is told to the log and tried again. */
export const runFinishing = (
  services: Finishing,
  { idleMs, stopping }: { idleMs: number; stopping: AbortSignal },
): Promise<void> => keepDoing({ log: services.log, name: 'finishing', idleMs, stopping }, () => finishNext(services));
