import { staffEntries as entries } from '@suluh/api/catalogue';
import { schema } from '../../db/index.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { ensureSessions } from '../attending/sessions.ts';
import { attendanceRoutes, eventOf } from './attendance.ts';
import { sessionRoutes } from './sessions.ts';
import { callOff } from './callOff.ts';
import { createEvent, eventRecords, updateEvent } from './events.ts';
import { participantsOf } from './participants.ts';
import { editedRoutes } from './editedRecords.ts';
import { finishByHandRoute } from './finishByHand.ts';
import { seriesRoutes } from './series.ts';
import { waitingRoutes } from './waiting.ts';

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
  finishByHandRoute,
  ...sessionRoutes,
  ...seriesRoutes,
  ...waitingRoutes,

  route(entries.eventCancel, async ({ params: { eventId }, caller }, services) => {
    await eventOf(services.db, caller, eventId);
    const told = await callOff(services, { eventId, by: staff(caller).userId });
    return { data: { told } };
  }),

  route(entries.participants, async ({ params: { eventId }, caller }, { db }) => {
    await eventOf(db, caller, eventId);
    await ensureSessions(db, [eventId]);
    return { data: await participantsOf(db, { eventId, reach: staff(caller).reach }) };
  }),
];
