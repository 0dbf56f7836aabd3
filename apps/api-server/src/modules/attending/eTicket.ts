import { attendingEntries as entries } from '@suluh/api/catalogue';
import { isOffline } from '@suluh/domain/course';
import { DOOR_BEFORE_MS } from '@suluh/domain/door';
import { isJoinable, JOIN_BEFORE_MS } from '@suluh/domain/learning';
import { isOtherDate, rescheduleUntil } from '@suluh/domain/ticket';
import type { Ticket } from '@suluh/api/types';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { forPeopleOf } from '../course/datesFor.ts';
import { toEvent } from '../course/readEvents.ts';
import { ownedCourse } from '../learning/queries.ts';
import { admissionOf, changeOf, refusalOf, type Admission } from './admission.ts';
import { calendarOf, formerSessionsOf } from './calendar.ts';
import { ticketPdf } from './paper/ticketPdf.ts';
import { ticketPicture } from './paper/ticketPicture.ts';
import { refundableOf } from './refundable.ts';
import { validUntil } from './tickets.ts';

/** What the QR code of a ticket says. */
const tokenOf = ({ tickets }: Pick<Services, 'tickets'>, { owned: { event }, row }: Admission): string =>
  tickets.token({
    eventId: event.id,
    ticketId: row.id,
    generation: row.generation,
    validUntilSeconds: Math.floor(validUntil(event.endAt).getTime() / 1000),
  });

/**
 * A ticket as answers carry it. @param programId programme its holder is logged in to, whose people's dates they may
 * change to (docs/product/schedule.md#own-people)
 */
export async function toTicket(services: Services, admission: Admission, programId: number | null): Promise<Ticket> {
  const { db, courseCache, now: clock } = services;
  const now = clock();
  const { owned, row, sessions, refund } = admission;
  const { enrolment, course, event } = owned;
  const { partner, userAccount } = schema;
  const [[card], [person], [organiser], others] = await Promise.all([
    courseCache.cardsOf([course.id]),
    db.select({ fullname: userAccount.fullname }).from(userAccount).where(eq(userAccount.id, enrolment.userId)),
    db.select({ name: partner.orgName }).from(partner).where(eq(partner.id, course.partnerId)),
    db
      .select()
      .from(schema.event)
      .where(
        and(
          eq(schema.event.courseId, course.id),
          isNull(schema.event.cancelledAt),
          forPeopleOf(event.programId, programId),
        ),
      )
      .orderBy(asc(schema.event.startAt)),
  ]);
  const first = sessions[0] ?? event;
  const isAtPlace = isOffline({ id: course.typeCode });
  const bought = { id: event.id, priceRupiah: event.price };
  const today =
    sessions.find(({ endAt }) => endAt !== null && endAt.getTime() >= now.getTime()) ?? sessions.at(-1) ?? event;
  const refusal = refusalOf(admission, now);
  const change = changeOf(admission);
  return {
    shortCode: row.shortCode,
    token: tokenOf(services, admission),
    generation: row.generation,
    fullname: person!.fullname,
    courseFullname: course.fullname,
    slug: course.slug,
    institution: organiser!.name,
    courseTypeId: course.typeCode,
    categories: card?.categories ?? [],
    event: toEvent(event, now),
    bring: event.bring,
    address: event.address,
    byTransit: event.byTransit,
    parking: event.parking,
    stepFree: event.stepFree,
    doorsOpenAt: new Date((first.startAt ?? event.startAt).getTime() - DOOR_BEFORE_MS).toISOString(),
    joinUrl: !isAtPlace && change !== 'calledOff' && isJoinable(today, now) ? event.joinUrl : null,
    joinFrom: isAtPlace ? null : new Date((today.startAt ?? event.startAt).getTime() - JOIN_BEFORE_MS).toISOString(),
    checkedInAt: sessions.find(({ checkedInAt }) => checkedInAt !== null)?.checkedInAt?.toISOString() ?? null,
    change,
    refund: {
      amountRupiah: (await refundableOf(db, admission, now))?.amountRupiah ?? 0,
      asked: refund && {
        amount: refund.amount,
        status: refund.status,
        refusal: refund.refusal,
        isByStaff: refund.begunBy !== null,
      },
    },
    reschedule: {
      refusal,
      until: rescheduleUntil(event.startAt).toISOString(),
      events:
        refusal === null
          ? others
              .map((other) => toEvent(other, now))
              .filter(({ eventId, eventStatus: status }) => {
                const { price } = others.find(({ id }) => id === eventId)!;
                return isOtherDate({ id: eventId, priceRupiah: price, status }, bought, change !== null);
              })
          : [],
    },
  };
}

/** The ticket of a call's course, drawn. */
const paper = (
  entry: typeof entries.ticketPdf | typeof entries.ticketPicture,
  draw: (ticket: Ticket) => Promise<Buffer>,
  kind: 'pdf' | 'png',
) =>
  route(entry, async (call, services) => {
    const owned = await ownedCourse(services, call, call.params.id);
    const { programId } = learner(call.caller);
    const ticket = await toTicket(services, await admissionOf(services.db, owned, services.now()), programId);
    return { data: { bytes: await draw(ticket), name: `e-tiket-${ticket.shortCode}.${kind}` } };
  });

/** The ticket of an owned class: on screen, on paper, as a picture, in a calendar (docs/product/ticket.md). */
export const ticketRoutes = [
  route(entries.eTicket, async (call, services) => {
    const owned = await ownedCourse(services, call, call.params.id);
    const { programId } = learner(call.caller);
    return { data: await toTicket(services, await admissionOf(services.db, owned, services.now()), programId) };
  }),
  paper(entries.ticketPdf, ticketPdf, 'pdf'),
  paper(entries.ticketPicture, ticketPicture, 'png'),
  route(entries.ticketCalendar, async (call, services) => {
    const owned = await ownedCourse(services, call, call.params.id);
    const admission = await admissionOf(services.db, owned, services.now());
    const formerSessions = await formerSessionsOf(services.db, admission);
    const text = calendarOf(admission, { now: services.now(), formerSessions });
    return { data: { bytes: Buffer.from(text), name: `${owned.course.slug}.ics` } };
  }),
];
