import { and, eq, exists, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { Reach } from '@suluh/domain/staff';
import { schema } from '../db/index.ts';

/**
 * The schedules a member of staff reaches, as a condition on `event` joined with `course`: the one place where grants
 * become rows (docs/product/staff.md#grants). What lies outside is not found.
 */
export const eventsWithin = (reach: Reach): SQL => within(reach, schema.event.id);

/** The enrolments a member of staff reaches, as a condition on `enrolment` joined with `course`. */
export const enrolmentsWithin = (reach: Reach): SQL => within(reach, schema.enrolment.eventId);

function within(reach: Reach, eventId: Column): SQL {
  if (reach === 'everything') return sql`true`;
  const { course, courseProgram } = schema;
  const places = reach.map(({ partnerId, programId, eventId: named }) =>
    and(
      partnerId === null ? undefined : eq(course.partnerId, partnerId),
      programId === null
        ? undefined
        : exists(
            sql`(select from ${courseProgram} where ${courseProgram.courseId} = ${course.id} and ${courseProgram.programId} = ${programId})`,
          ),
      named === null ? undefined : eq(eventId, named),
    ),
  );
  return or(...places) ?? sql`false`;
}
