import type { waitingPlace } from '@suluh/api/catalogue';
import { eventStatus } from '@suluh/domain/schedule';
import { waitingKind } from '@suluh/domain/waiting';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Learner } from '../../http/route.ts';
import { forPeopleOf } from '../course/datesFor.ts';
import { toEvent } from '../course/readEvents.ts';

const { course, enrolment, event, orderItem, waitlist } = schema;

/** Which schedules a learner is offered: of published courses, in a programme only its own. */
const offeredTo = ({ programId }: Learner) =>
  and(
    eq(course.isPublished, true),
    isNull(event.cancelledAt),
    forPeopleOf(programId),
    programId === null
      ? undefined
      : sql`exists(select from course_program o where o.course_id = ${course.id} and o.program_id = ${programId})`,
  );

const selectPlaces = (db: Executor, { userId }: Learner) =>
  db
    .select({
      course,
      event,
      row: waitlist,
      place: sql<number>`(select count(*)::int + 1 from waitlist a where a.event_id = ${waitlist.eventId} and a.kind = ${waitlist.kind}
        and a.state = 'waiting' and (a.created_at, a.user_id) < (${waitlist.createdAt}, ${waitlist.userId}))`,
      isOwned: sql<boolean>`exists(select from ${enrolment} n where n.user_id = ${userId} and n.course_id = ${course.id})`,
      orderId: sql<
        string | null
      >`(select i.order_id from ${orderItem} i where i.waits_for = ${userId} and i.course_id = ${course.id})`,
    })
    .from(event)
    .innerJoin(course, eq(course.id, event.courseId))
    .leftJoin(waitlist, and(eq(waitlist.eventId, event.id), eq(waitlist.userId, userId)));

type Row = Awaited<ReturnType<typeof selectPlaces>>[number];
export type Place = Row & { status: ReturnType<typeof eventStatus> };

const withStatus = (row: Row, now: Date): Place => ({
  ...row,
  status: eventStatus({
    now,
    endEvent: row.event.endAt,
    seatsLeft: row.event.seatsLeft,
    salesOpenAt: row.event.salesOpenAt,
  }),
});

/** How a learner stands with a schedule. @throws ApiError NOT_FOUND */
export async function placeOf(db: Executor, who: Learner, eventId: number, now: Date): Promise<Place> {
  const [row] = await selectPlaces(db, who).where(and(eq(event.id, eventId), offeredTo(who)));
  if (!row) throw new ApiError('NOT_FOUND');
  return withStatus(row, now);
}

/** The schedules to come that a learner waits for or follows here, offers first. */
export async function placesOf(db: Executor, who: Learner, now: Date): Promise<Place[]> {
  const rows = await selectPlaces(db, who)
    .where(and(offeredTo(who), eq(waitlist.userId, who.userId), sql`${event.endAt} > ${now}`))
    .orderBy(sql`${waitlist.offerEndsAt} nulls last`, asc(event.startAt), asc(event.id));
  return rows.filter(({ isOwned }) => !isOwned).map((row) => withStatus(row, now));
}

/** A place as answers carry it; an offer whose time is over has lapsed, whoever has not written that down yet. */
export function toPlace(place: Place, now: Date): z.input<typeof waitingPlace> {
  const { course: of, event: at, row, isOwned, orderId, status } = place;
  const ended = row?.state === 'offered' && row.offerEndsAt !== null && row.offerEndsAt <= now;
  const state = row === null ? 'none' : ended ? 'lapsed' : row.state;
  return {
    event: toEvent(at, now),
    courseId: of.id,
    courseFullname: of.fullname,
    slug: of.slug,
    state,
    kind: state === 'waiting' && row ? row.kind : waitingKind(status),
    place: state === 'waiting' ? place.place : null,
    offerEndsAt: state === 'offered' ? (row?.offerEndsAt?.toISOString() ?? null) : null,
    salesOpenAt: at.salesOpenAt?.toISOString() ?? null,
    isOwned,
    waitingOrderId: orderId,
  };
}
