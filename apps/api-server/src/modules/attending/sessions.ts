import { checkInBy, checkInStatuses } from '@suluh/domain/check-in';
import { DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import type { CheckInState } from '@suluh/api/types';
import { runNamed, type Executor } from '../../db/index.ts';
import { prakerjaHours } from './prakerjaHours.ts';
import type { Owned } from '../learning/queries.ts';

/**
 * One session a day of a webinar or a class at a place, by the hours it begins and ends at; one over midnight has one in
 * all. Classes that have sessions keep theirs.
 */
const MAKE = {
  name: 'session-make',
  text: `insert into class_session (course_id, event_id, no, start_at, end_at)
    select e.course_id, e.id, (row_number() over (partition by e.id order by d))::int,
      case when isDaily then (d + e.from_time) at time zone e.time_zone else e.start_at end,
      case when isDaily then (d + e.to_time) at time zone e.time_zone else e.end_at end
    from (select *, (start_at at time zone time_zone)::time as from_time, (end_at at time zone time_zone)::time as to_time,
        (end_at at time zone time_zone)::time > (start_at at time zone time_zone)::time as isDaily
        from event where id = any($1::int[]) and exists(select from course c where c.id = course_id and c.type_code in ('b', 'd'))) e,
      generate_series((e.start_at at time zone e.time_zone)::date::timestamp,
        case when isDaily then (e.end_at at time zone e.time_zone)::date else (e.start_at at time zone e.time_zone)::date end::timestamp, '1 day') d
    where not exists(select from class_session s where s.event_id = e.id)
    on conflict do nothing`,
};

/** Sees to it that schedules have sessions to be attended (docs/product/check-in.md#sessions). */
export async function ensureSessions(db: Executor, eventIds: readonly number[]): Promise<void> {
  if (eventIds.length > 0) await runNamed(db, MAKE, [[...eventIds]]);
}

/** A session with what its learner did. */
export interface SessionRow extends Record<string, unknown> {
  id: number;
  no: number;
  startAt: Date | null;
  endAt: Date | null;
  checkedInAt: Date | null;
}

/** Sessions that count for an enrolment: those of its schedule, else those of its course that has none. */
const SESSIONS = {
  name: 'session-list',
  text: `select s.id, s.no, s.start_at as "startAt", s.end_at as "endAt", a.checked_in_at as "checkedInAt"
    from class_session s left join attendance a on a.session_id = s.id and a.enrolment_id = $3 and a.voided_at is null
    where s.course_id = $1 and s.event_id is not distinct from $2 order by s.no`,
};

/** The sessions of an enrolment, in order. */
export async function sessionsOf(
  db: Executor,
  { courseId, eventId, id }: { courseId: number; eventId: number | null; id: string },
): Promise<SessionRow[]> {
  return runNamed<SessionRow>(db, SESSIONS, [courseId, eventId, id]);
}

const CANCELLED = {
  name: 'session-order',
  text: `select o.status <> 'PAID' as cancelled,
      coalesce((select t.answered_at is null and t.expires_at > $2 from check_in_try t where t.enrolment_id = e.id
        order by t.created_at desc, t.id desc limit 1), false) as waits
    from enrolment e join orders o on o.id = e.order_id where e.id = $1`,
};

const ORGANISER = {
  name: 'session-organiser',
  text: `select org_name as name, phone, email, website from partner where id = $1`,
};

/** The sessions of an owned course with the state of each at a moment, by the zone of its class. */
export async function checkInStateOf(
  db: Executor,
  { enrolment, course, event, productCode }: Owned,
  now: Date,
): Promise<{ state: CheckInState; rows: SessionRow[] }> {
  if (enrolment.eventId !== null) await ensureSessions(db, [enrolment.eventId]);
  const rows = await sessionsOf(db, enrolment);
  const [order] = await runNamed<{ cancelled: boolean; waits: boolean }>(db, CANCELLED, [enrolment.id, now]);
  const timeZone = event?.timeZone ?? DEFAULT_TIME_ZONE;
  const transactionCancelled = order?.cancelled ?? true;
  const statuses = checkInStatuses({
    sessions: rows.map(({ startAt, endAt, checkedInAt }) => ({ start: startAt, end: endAt, checkedInAt })),
    now,
    transactionCancelled,
    timeZone,
  });
  const organiser = statuses.includes('missed')
    ? await runNamed<NonNullable<CheckInState['organiser']>>(db, ORGANISER, [course.partnerId])
    : [];
  return {
    rows,
    state: {
      timeZone,
      by: checkInBy({ courseTypeId: course.typeCode, productCode }),
      isTransactionCancelled: transactionCancelled,
      waitsForCallback: order?.waits ?? false,
      organiser: organiser[0] ?? null,
      dayEndsAtMinute: (await prakerjaHours(db)).dayEndsAtMinute,
      sessions: rows.map(({ no, startAt, endAt, checkedInAt }, index) => ({
        no,
        startAt: startAt?.toISOString() ?? null,
        endAt: endAt?.toISOString() ?? null,
        status: statuses[index]!,
        checkedInAt: checkedInAt?.toISOString() ?? null,
      })),
    },
  };
}
