import { course, type event as eventEntity } from '@suluh/api/catalogue';
import { priceNowRupiah } from '@suluh/domain/pricing';
import type { BoughtSchedule } from '@suluh/i18n-id/schedule';
import { eventStatus } from '@suluh/domain/schedule';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { learner } from '../../http/authenticate.ts';
import { forEverybody } from './datesFor.ts';
import { flashPrices } from './cards.ts';
import { offeredCourseId } from './requireOffered.ts';

/** What is sold of a schedule. */
export type OfferedEvent = Omit<
  typeof schema.event.$inferSelect,
  | 'joinUrl'
  | 'sessionsVersion'
  | 'bring'
  | 'address'
  | 'byTransit'
  | 'parking'
  | 'stepFree'
  | 'seatsKept'
  | 'cancelledAt'
  | 'movedAt'
  | 'version'
  | 'programId'
>;

/** A schedule as answers carry it; its status and its price are those of this moment (domain rules). */
export function toEvent(row: OfferedEvent, now: Date, flashPrice?: number): z.input<typeof eventEntity> {
  return {
    eventId: row.id,
    batch: row.batch,
    city: row.city,
    venue: row.venue,
    url: row.mapUrl,
    startEvent: row.startAt.toISOString(),
    endEvent: row.endAt.toISOString(),
    timeEvent: row.timeLabel,
    timeZone: row.timeZone,
    priceEvent: priceNowRupiah(row.price, flashPrice),
    quota: row.seatsLeft,
    capacity: row.capacity,
    eventStatus: eventStatus({ now, endEvent: row.endAt, seatsLeft: row.seatsLeft, salesOpenAt: row.salesOpenAt }),
  };
}

/** A schedule as papers about it say it: the order's, the mail's, the invoice's. */
export const boughtSchedule = ({
  batch,
  startAt,
  endAt,
  timeLabel,
  timeZone,
  venue,
  city,
}: OfferedEvent): BoughtSchedule => ({
  batch,
  startEvent: startAt,
  endEvent: endAt,
  timeEvent: timeLabel,
  timeZone,
  venue,
  city,
});

/** Dates of a course that were not called off, of those that are meant: what is to come by date, then what is over, latest first. */
async function datesOf(services: Services, id: number, meant: SQL) {
  const { db, now } = services;
  const flashPrice = (await flashPrices(services)).get(id);
  const rows = await db
    .select()
    .from(schema.event)
    .where(and(eq(schema.event.courseId, id), isNull(schema.event.cancelledAt), meant))
    .orderBy(asc(schema.event.startAt), asc(schema.event.id));
  const all = rows.map((row) => toEvent(row, now(), flashPrice));
  const isOver = ({ eventStatus: status }: (typeof all)[number]) => status === 'expired';
  return [...all.filter((event) => !isOver(event)), ...all.filter(isOver).reverse()];
}

/** Dates of a course that are for everybody. */
export const eventsOf = (services: Services, id: number) => datesOf(services, id, forEverybody());

/** Schedule of a course. */
export const events = route(course.events, async ({ params, programHeader }, services) => {
  const id = await offeredCourseId(services, params.id, programHeader);
  return { data: await eventsOf(services, id) };
});

/** Dates of a course for the people of the programme the caller is logged in to, none elsewhere. */
export const ownPeoplesEvents = route(course.eventsB2b, async ({ params, caller, programHeader }, services) => {
  const { programId } = learner(caller);
  const id = await offeredCourseId(services, params.id, programHeader);
  return { data: programId === null ? [] : await datesOf(services, id, eq(schema.event.programId, programId)) };
});
