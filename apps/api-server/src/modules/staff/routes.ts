import { staffEntries as entries } from '@suluh/api/catalogue';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { revokePasses } from '../attending/doorPass.ts';
import { ensureSessions } from '../attending/sessions.ts';
import { attendanceRoutes, eventOf } from './attendance.ts';
import { cancelWaitingOrders } from './cancelWaiting.ts';
import { recordChange } from './change.ts';
import { createEvent, eventRecords, participantsOf, updateEvent } from './events.ts';
import { editedRoutes } from './records.ts';
import { tellBooked } from './tellBooked.ts';
import { endWaiting } from '../waiting/tell.ts';

const { event } = schema;

/** Schedules as those who look after them edit them; each call brings its own clock and settings. */
const eventRoutes = editedRoutes(entries.events, ({ now, settings }: Services) => ({
  ...eventRecords(now),
  subject: 'event',
  table: event,
  key: event.id,
  create: createEvent,
  update: updateEvent({ settings }),
}));

/** What staff see and do; each entry names its permission (docs/product/staff.md#permissions). */
export const staffRoutes: Route[] = [
  ...eventRoutes,
  ...attendanceRoutes,

  route(entries.eventCancel, async ({ params: { eventId }, caller }, services) => {
    const { db, now } = services;
    await eventOf(db, caller, eventId);
    const told = await db.transaction(async (tx) => {
      const [called] = await tx
        .update(event)
        .set({ cancelledAt: now(), seatsLeft: 0, version: sql`${event.version} + 1` })
        .where(and(eq(event.id, eventId), isNull(event.cancelledAt)))
        .returning({ id: event.id });
      if (!called) throw new ApiError('EVENT_CALLED_OFF');
      await revokePasses(tx, eventId, now());
      await endWaiting(tx, services, eventId, now());
      const count = await tellBooked(tx, services, { eventId, news: 'cancelled', now: now() });
      await recordChange(tx, {
        by: staff(caller).userId,
        action: 'event.cancel',
        subject: `event ${eventId}`,
        after: { told: count },
      });
      return count;
    });
    await cancelWaitingOrders(services, eventId);
    return { data: { told } };
  }),

  route(entries.participants, async ({ params: { eventId }, caller }, { db }) => {
    await eventOf(db, caller, eventId);
    await ensureSessions(db, [eventId]);
    return { data: await participantsOf(db, eventId) };
  }),
];
