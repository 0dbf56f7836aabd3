import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import type { Reach } from '@suluh/domain/staff';
import { schema } from '../db/index.ts';

/**
 * The schedules a member of staff reaches, as a condition on `event` joined with `course`: the one place where grants
 * become rows (docs/product/staff.md#grants). What lies outside is not found.
 */
export function eventsWithin(reach: Reach): SQL {
  if (reach === 'everything') return sql`true`;
  const { course, courseProgram, event } = schema;
  const places = reach.map(({ partnerId, programId, eventId }) =>
    and(
      partnerId === null ? undefined : eq(course.partnerId, partnerId),
      programId === null
        ? undefined
        : exists(
            sql`(select from ${courseProgram} where ${courseProgram.courseId} = ${course.id} and ${courseProgram.programId} = ${programId})`,
          ),
      eventId === null ? undefined : eq(event.id, eventId),
    ),
  );
  return or(...places) ?? sql`false`;
}

/**
 * The courses a member of staff reaches, as a condition on `course`: a grant of a schedule reaches no course
 * (docs/product/staff.md#grants).
 */
export function coursesWithin(reach: Reach): SQL {
  if (reach === 'everything') return sql`true`;
  const { course, courseProgram } = schema;
  const places = reach
    .filter(({ eventId }) => eventId === null)
    .map(({ partnerId, programId }) =>
      and(
        partnerId === null ? undefined : eq(course.partnerId, partnerId),
        programId === null
          ? undefined
          : exists(
              sql`(select from ${courseProgram} where ${courseProgram.courseId} = ${course.id} and ${courseProgram.programId} = ${programId})`,
            ),
      ),
    );
  return or(...places) ?? sql`false`;
}
