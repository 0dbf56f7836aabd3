import { and, eq, exists, inArray, isNull, or, sql, type Column, type SQL } from 'drizzle-orm';
import { wholePlaces, type GrantPlace, type Reach } from '@suluh/domain/staff';
import { schema, type Executor } from '../db/index.ts';

/** The courses of a grant's partner, programme and teacher, as a condition on `course`; all where it names none. */
function coursesOf({ partnerId, programId, teacherId }: GrantPlace): SQL | undefined {
  const { course, courseProgram, teacher } = schema;
  return and(
    partnerId === null ? undefined : eq(course.partnerId, partnerId),
    programId === null
      ? undefined
      : exists(
          sql`(select from ${courseProgram} where ${courseProgram.courseId} = ${course.id} and ${courseProgram.programId} = ${programId})`,
        ),
    teacherId === null
      ? undefined
      : sql`${course.teacherSlug} = (select t.slug from ${teacher} t where t.id = ${teacherId})`,
  );
}

function within(reach: Reach, eventId: Column, more?: (place: GrantPlace) => SQL | undefined): SQL {
  if (reach === 'everything') return sql`true`;
  const places = reach.map((place) =>
    and(coursesOf(place), place.eventId === null ? undefined : eq(eventId, place.eventId), more?.(place)),
  );
  return or(...places) ?? sql`false`;
}

/** Who looks after a programme does not look after the dates of another one's own people (docs/product/schedule.md#own-people). */
const forNoOther = ({ programId }: GrantPlace): SQL | undefined =>
  programId === null ? undefined : or(isNull(schema.event.programId), eq(schema.event.programId, programId));

/**
 * The schedules a member of staff reaches, as a condition on `event` joined with `course`: here alone grants become
 * rows (docs/product/staff.md#grants). What lies outside is not found.
 */
export const eventsWithin = (reach: Reach): SQL => within(reach, schema.event.id, forNoOther);

/** Of learners by a condition on their id: members of a programme. */
const isMemberOf = (userId: Column, programIds: readonly number[]): SQL => {
  const { membership } = schema;
  return exists(
    sql`(select from ${membership} where ${membership.userId} = ${userId} and ${inArray(membership.programId, [...programIds])})`,
  );
};

/** A course may be offered by several programmes and on the whole site: each looks after its own learners alone. */
const ofItsLearners = ({ programId }: GrantPlace): SQL | undefined =>
  programId === null ? undefined : isMemberOf(schema.enrolment.userId, [programId]);

/** The enrolments a member of staff reaches, as a condition on `enrolment` joined with `course`. */
export const enrolmentsWithin = (reach: Reach): SQL => within(reach, schema.enrolment.eventId, ofItsLearners);

/** Those who wait for a seat of a schedule whom a member of staff reaches, as a condition on `waitlist` joined with `course`. */
export const waitingWithin = (reach: Reach): SQL =>
  within(reach, schema.waitlist.eventId, ({ programId }) =>
    programId === null ? undefined : isMemberOf(schema.waitlist.userId, [programId]),
  );

/**
 * Those of a schedule that a member of staff reaches, by their ids: who has a date for everybody in their programme sees
 * their own learners on it alone.
 */
export async function enrolmentIdsWithin(db: Executor, reach: Reach, eventId: number): Promise<ReadonlySet<string>> {
  const { course, enrolment } = schema;
  const rows = await db
    .select({ id: enrolment.id })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .where(and(eq(enrolment.eventId, eventId), enrolmentsWithin(reach)));
  return new Set(rows.map(({ id }) => id));
}

/** The same of courses, as a condition on `course`: a grant of a schedule reaches no course. */
export function coursesWithin(reach: Reach): SQL {
  if (reach === 'everything') return sql`true`;
  return or(...reach.filter(({ eventId }) => eventId === null).map(coursesOf)) ?? sql`false`;
}

/** The partners whose money a member of staff reaches: a grant of a programme, a schedule or who teaches reaches none. */
export function partnersWithin(reach: Reach, partnerId: Column | SQL): SQL {
  if (reach === 'everything') return sql`true`;
  const ids = wholePlaces(reach, 'partnerId');
  return ids.length > 0 ? inArray(partnerId as SQL, ids) : sql`false`;
}

/** The programmes whose learners a member of staff reaches; null: all there are, and who is in none. */
export function programmesWithin(reach: Reach): number[] | null {
  return reach === 'everything' ? null : wholePlaces(reach, 'programId');
}

/** The learners a member of staff reaches, as a condition on `user_account`: members of the programmes of a grant. */
export function learnersWithin(reach: Reach): SQL {
  const programmes = programmesWithin(reach);
  if (programmes === null) return sql`true`;
  if (programmes.length === 0) return sql`false`;
  return isMemberOf(schema.userAccount.id, programmes);
}
