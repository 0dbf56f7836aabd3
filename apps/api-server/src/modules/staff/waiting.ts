import { staffEntries as entries } from '@suluh/api/catalogue';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { waitingWithin } from '../../access/scope.ts';
import { schema } from '../../db/index.ts';
import { staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { shareOut } from '../waiting/share.ts';
import { tellWaiting } from '../waiting/tell.ts';
import { eventOf } from './attendance.ts';
import { recordChange } from './change.ts';
import { lockInLine, offerOutOfTurn } from './waitingOffer.ts';

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

  route(entries.waitingOffer, async ({ params, body, caller }, services) => {
    const who = staff(caller);
    await eventOf(services.db, caller, params.eventId);
    await services.db.transaction((tx) => offerOutOfTurn(tx, services, { ...params, ...body, who }));
    return { data: { success: true } };
  }),

  route(entries.waitingRemove, async ({ params, caller }, services) => {
    const who = staff(caller);
    const { eventId, userId } = params;
    const now = services.now();
    await eventOf(services.db, caller, eventId);
    await services.db.transaction(async (tx) => {
      const { waiting } = await lockInLine(tx, params, who);
      const { state, kind } = waiting;
      if (state === 'waiting' || state === 'offered')
        await tellWaiting(tx, services, { ...params, news: 'removed', now });
      await tx.delete(waitlist).where(and(eq(waitlist.eventId, eventId), eq(waitlist.userId, userId)));
      await recordChange(tx, {
        by: who.userId,
        action: 'event.waitingRemove',
        subject: `event ${eventId}`,
        before: { userId, state, kind },
      });
      await shareOut(tx, services, eventId);
    });
    return { data: { success: true } };
  }),
];
