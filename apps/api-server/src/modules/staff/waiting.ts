import { staffEntries as entries } from '@suluh/api/catalogue';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { waitingWithin } from '../../access/scope.ts';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { lockSchedule, shareOut } from '../waiting/share.ts';
import { eventOf } from './attendance.ts';
import { recordChange } from './change.ts';

const { course, event, userAccount, waitlist } = schema;

/** The line of a schedule, as who looks after it sees it (docs/product/waiting.md#staff). */
export const waitingRoutes = [
  route(entries.waitingLine, async ({ params: { eventId }, caller }, { db }) => {
    await eventOf(db, caller, eventId);
    const rows = await db
      .select({
        userId: waitlist.userId,
        fullname: userAccount.fullname,
        kind: waitlist.kind,
        state: waitlist.state,
        since: waitlist.createdAt,
        offerEndsAt: waitlist.offerEndsAt,
      })
      .from(waitlist)
      .innerJoin(event, eq(event.id, waitlist.eventId))
      .innerJoin(course, eq(course.id, event.courseId))
      .innerJoin(userAccount, eq(userAccount.id, waitlist.userId))
      .where(and(eq(waitlist.eventId, eventId), isNull(userAccount.deletedAt), waitingWithin(staff(caller).reach)))
      .orderBy(sql`${waitlist.offerEndsAt} nulls last`, asc(waitlist.createdAt), asc(waitlist.userId));
    return {
      data: rows.map((row) => ({
        ...row,
        since: row.since.toISOString(),
        offerEndsAt: row.offerEndsAt?.toISOString() ?? null,
      })),
    };
  }),

  route(entries.waitingRemove, async ({ params: { eventId, userId }, caller }, services) => {
    const { userId: by, reach } = staff(caller);
    await eventOf(services.db, caller, eventId);
    await services.db.transaction(async (tx) => {
      // the schedule is locked before its line, as whoever joins or leaves does it
      await lockSchedule(tx, eventId);
      const theirs = tx
        .select({ userId: waitlist.userId })
        .from(waitlist)
        .innerJoin(event, eq(event.id, waitlist.eventId))
        .innerJoin(course, eq(course.id, event.courseId))
        .where(and(eq(waitlist.eventId, eventId), eq(waitlist.userId, userId), waitingWithin(reach)));
      const [gone] = await tx
        .delete(waitlist)
        .where(and(eq(waitlist.eventId, eventId), inArray(waitlist.userId, theirs)))
        .returning({ state: waitlist.state, kind: waitlist.kind });
      if (!gone) throw new ApiError('NOT_FOUND');
      await recordChange(tx, {
        by,
        action: 'event.waitingRemove',
        subject: `event ${eventId}`,
        before: { userId, ...gone },
      });
      await shareOut(tx, services, eventId);
    });
    return { data: { success: true } };
  }),
];
