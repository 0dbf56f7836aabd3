import { and, asc, countDistinct, eq, gt, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';

export interface OwnDates {
  programId: number;
  programName: string;
  dates: number;
  people: number;
}

/**
 * How many dates to come a course has for the own people of each programme, and how many hold a place there: what only
 * staff see once the programme offers the course no more (docs/product/schedule.md#own-people).
 */
export function ownDatesOf(db: Executor, courseId: number, now: Date): Promise<OwnDates[]> {
  const { enrolment, event, program } = schema;
  return db
    .select({
      programId: program.id,
      programName: program.name,
      dates: countDistinct(event.id),
      people: countDistinct(enrolment.userId),
    })
    .from(event)
    .innerJoin(program, eq(program.id, event.programId))
    .leftJoin(enrolment, eq(enrolment.eventId, event.id))
    .where(and(eq(event.courseId, courseId), gt(event.endAt, now), isNull(event.cancelledAt)))
    .groupBy(program.id)
    .orderBy(asc(program.name), asc(program.id));
}
