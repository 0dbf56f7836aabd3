import { staffSessionEntries as entries } from '@suluh/api/catalogue';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { giveCourseSessions, giveEventSessions, staffSessionsOf } from '../attending/giveSessions.ts';
import { ensureSessions } from '../attending/sessions.ts';
import { courseFor } from '../staffCourse/publish.ts';
import { eventOf } from './attendance.ts';
import { requireVersion } from './editedRecords.ts';

/** The sessions learners check in to, as those who look after a course or schedule give them (docs/product/check-in.md#sessions). */
export const sessionRoutes: Route[] = [
  route(entries.courseSessions, async ({ params: { id }, caller }, { db }) => {
    await courseFor(db, id, staff(caller));
    return { data: await staffSessionsOf(db, { courseId: id, eventId: null }) };
  }),
  route(entries.courseSessionsSet, async ({ params: { id }, body: { count }, caller, ifMatch }, { db, now }) => {
    const who = staff(caller);
    await courseFor(db, id, who);
    const version = requireVersion(ifMatch);
    await db.transaction((tx) => giveCourseSessions(tx, { courseId: id, count, by: who.userId, version, now: now() }));
    return { data: await staffSessionsOf(db, { courseId: id, eventId: null }) };
  }),
  route(entries.eventSessions, async ({ params: { eventId }, caller }, { db }) => {
    const { event } = await eventOf(db, caller, eventId);
    await ensureSessions(db, [eventId]);
    return { data: await staffSessionsOf(db, { courseId: event.courseId, eventId }) };
  }),
  route(entries.eventSessionsSet, async ({ params: { eventId }, body, caller, ifMatch }, { db, now }) => {
    const { event } = await eventOf(db, caller, eventId);
    const giver = { by: staff(caller).userId, version: requireVersion(ifMatch), now: now() };
    const sessions = body.sessions.map(({ startAt, endAt }) => ({
      startAt: new Date(startAt),
      endAt: new Date(endAt),
    }));
    await db.transaction((tx) => giveEventSessions(tx, { eventId, sessions, ...giver }));
    return { data: await staffSessionsOf(db, { courseId: event.courseId, eventId }) };
  }),
];
