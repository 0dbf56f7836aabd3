import { attendingEntries as entries } from '@suluh/api/catalogue';
import { eventStatus } from '@suluh/domain/schedule';
import { isOtherDate } from '@suluh/domain/ticket';
import { ticketText } from '@suluh/i18n-id/ticket';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { forPeopleOf } from '../course/datesFor.ts';
import { route } from '../../http/route.ts';
import { lockEnrolment, ownedCourse } from '../learning/queries.ts';
import { freeSeat, takeSeats } from '../order/seats.ts';
import { admissionOf, changeOf, refusalOf } from './admission.ts';
import { toTicket } from './eTicket.ts';
import { ensureSessions } from './sessions.ts';
import { tellTicket } from './tellTicket.ts';
import { replaceTicket } from './tickets.ts';

/** The seat goes from one schedule to another, on the order's list of seats too, so that a refund frees the right one. */
async function moveSeat(
  tx: Executor,
  { orderId, userId }: { orderId: string; userId: string },
  from: number,
  to: number,
  now: Date,
): Promise<void> {
  const { event, orderItem, seatHold } = schema;
  // Both rows in id order, so that two learners who change places never wait for each other.
  await tx
    .select({ id: event.id })
    .from(event)
    .where(inArray(event.id, [from, to]))
    .orderBy(asc(event.id))
    .for('no key update');
  await takeSeats(tx, userId, [to], now);
  await freeSeat(tx, from);
  await tx
    .update(seatHold)
    .set({ eventId: to })
    .where(and(eq(seatHold.orderId, orderId), eq(seatHold.eventId, from), ne(seatHold.status, 'released')));
  await tx
    .update(orderItem)
    .set({ eventId: to })
    .where(and(eq(orderItem.orderId, orderId), eq(orderItem.eventId, from)));
}

/**
 * Another date, once and in time, or because the organiser changed it (docs/product/ticket.md#another-date). The enrolment is locked, so of two requests at the
 * same moment the second finds the date changed. @throws ApiError RESCHEDULE_CLOSED, EVENT_FULL, NOT_FOUND
 */
export const rescheduleRoute = route(entries.reschedule, async (call, services) => {
  const { db, now } = services;
  const { programId } = learner(call.caller);
  const mine = await ownedCourse(services, call, call.params.id);
  await db.transaction(async (tx) => {
    const owned = await lockEnrolment(tx, mine.enrolment.id);
    const before = await admissionOf(tx, owned!, now());
    const { event: old } = before.owned;
    if (old.id === call.body.eventId) return; // asked again: the date is that already
    const refusal = refusalOf(before, now());
    if (refusal) throw new ApiError('RESCHEDULE_CLOSED', { message: ticketText.refusal[refusal] });
    const { event, enrolment } = schema;
    const [other] = await tx
      .select()
      .from(event)
      .where(
        and(
          eq(event.id, call.body.eventId),
          eq(event.courseId, owned!.course.id),
          isNull(event.cancelledAt),
          forPeopleOf(old.programId, programId),
        ),
      );
    if (!other) throw new ApiError('NOT_FOUND');
    const status = eventStatus({
      now: now(),
      endEvent: other.endAt,
      seatsLeft: other.seatsLeft,
      salesOpenAt: other.salesOpenAt,
    });
    if (status === 'full') throw new ApiError('EVENT_FULL');
    const isFree = changeOf(before) !== null;
    if (
      !isOtherDate({ id: other.id, priceRupiah: other.price, status }, { id: old.id, priceRupiah: old.price }, isFree)
    )
      throw new ApiError('RESCHEDULE_CLOSED');
    await moveSeat(tx, owned!.enrolment, old.id, other.id, now());
    await tx.update(enrolment).set({ eventId: other.id }).where(eq(enrolment.id, owned!.enrolment.id));
    await replaceTicket(tx, before.row, { eventId: other.id, isOwnChange: !isFree }, now());
    await ensureSessions(tx, [other.id]);
    await tellTicket(tx, services, { enrolmentId: owned!.enrolment.id, news: 'rescheduled', now: now() });
  });
  const fresh = await ownedCourse(services, call, call.params.id);
  return { data: await toTicket(services, await admissionOf(db, fresh, now()), programId) };
});
