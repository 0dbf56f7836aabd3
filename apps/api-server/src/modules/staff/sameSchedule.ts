import type { Reach } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { coursesWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import type { FieldProblem } from '../../http/apiError.ts';

const { course, event } = schema;

/** @returns the kind of a course within reach, which waits for others until this one is done; null: there is none */
export async function lockCourse(tx: Executor, courseId: number, reach: Reach): Promise<string | null> {
  const [own] = await tx
    .select({ typeCode: course.typeCode })
    .from(course)
    .where(and(eq(course.id, courseId), coursesWithin(reach)))
    .for('no key update');
  return own?.typeCode ?? null;
}

type Named = Pick<typeof event.$inferInsert, 'courseId' | 'batch' | 'startAt' | 'programId'> & { id?: number };

/**
 * Those of these schedules that their course has already, by name and beginning, for the same people; one that was called
 * off is none, nor is the one of this id.
 */
export async function thereAlready<T extends { batch: string; startAt: Date }>(
  tx: Executor,
  { courseId, programId, id }: Pick<Named, 'courseId' | 'programId' | 'id'>,
  series: readonly T[],
): Promise<T[]> {
  const starts = series.map(({ startAt }) => startAt);
  const there = await tx
    .select({ batch: event.batch, startAt: event.startAt })
    .from(event)
    .where(
      and(
        eq(event.courseId, courseId),
        inArray(event.startAt, starts),
        sql`${event.programId} is not distinct from ${programId ?? null}`,
        isNull(event.cancelledAt),
        id === undefined ? undefined : ne(event.id, id),
      ),
    );
  const keyOf = (own: Pick<T, 'batch' | 'startAt'>) => `${own.startAt.getTime()} ${own.batch.trim().toLowerCase()}`;
  const known = new Set(there.map(keyOf));
  return series.filter((own) => known.has(keyOf(own)));
}

/**
 * A course has one schedule of a name and a beginning for the same people: a second one is somebody's second click. The
 * course is locked, so that of two the later sees the first. One that was called off may be made anew.
 */
export const madeBefore = async (tx: Executor, named: Named): Promise<FieldProblem[]> =>
  (await thereAlready(tx, named, [named])).length > 0 ? [{ field: 'batch', message: staffText.event.exists }] : [];
