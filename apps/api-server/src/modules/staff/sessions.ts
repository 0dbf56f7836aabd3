import { staffSessionEntries as entries } from '@suluh/api/catalogue';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { giveCourseSessions, giveEventSessions, staffSessionsOf } from '../attending/giveSessions.ts';
import { ensureSessions } from '../attending/sessions.ts';
import { finishDue } from '../learning/finishDue.ts';
import { courseFor } from '../staffCourse/publish.ts';
import { eventOf } from './attendance.ts';

/** The sessions learners check in to, as those who look after a course or schedule give them (docs/product/check-in.md#sessions). */
export const sessionRoutes: Route[] = [
  route(entries.courseSessions, async ({ params: { id }, caller }, { db }) => {
    await courseFor(db, id, staff(caller));
    return { data: await staffSessionsOf(db, { courseId: id, eventId: null }) };
  }),
  route(entries.courseSessionsSet, async ({ params: { id }, body: { count }, caller }, services) => {
    const { db, now } = services;
    const who = staff(caller);
    await courseFor(db, id, who);
    await db.transaction((tx) => giveCourseSessions(tx, { courseId: id, count, by: who.userId, now: now() }));
    await finishDue(services, id);
    return { data: await staffSessionsOf(db, { courseId: id, eventId: null }) };
  }),
  route(entries.eventSessions, async ({ params: { eventId }, caller }, { db }) => {
    const { event } = await eventOf(db, caller, eventId);
    await ensureSessions(db, [eventId]);
    return { data: await staffSessionsOf(db, { courseId: event.courseId, eventId }) };
  }),
  route(entries.eventSessionsSet, async ({ params: { eventId }, body, caller }, services) => {
    const { db, now } = services;
    const { event } = await eventOf(db, caller, eventId);
    const sessions = body.sessions.map(({ startAt, endAt }) => ({
      startAt: new Date(startAt),
      endAt: new Date(endAt),
    }));
    const by = staff(caller).userId;
    await db.transaction((tx) => giveEventSessions(tx, { eventId, sessions, by, now: now() }));
    await finishDue(services, event.courseId);
    return { data: await staffSessionsOf(db, { courseId: event.courseId, eventId }) };
  }),
];
