import { waitingEntries as entries } from '@suluh/api/catalogue';
import { MOST_WAITED_FOR, waitingKind } from '@suluh/domain/waiting';
import { and, eq, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route, type Learner } from '../../http/route.ts';
import { lockLearner } from '../order/enrol.ts';
import { requireNew } from '../order/standing.ts';
import { assertSelling } from '../site/readSettings.ts';
import { placeOf, placesOf, toPlace } from './queries.ts';
import { lockSchedule, shareOut } from './share.ts';

const { waitlist } = schema;

/** @throws ApiError WAITING_LIMIT when the learner waits for as many as one may */
async function requireRoom(tx: Executor, userId: string): Promise<void> {
  const waited = and(eq(waitlist.userId, userId), sql`${waitlist.state} in ('waiting', 'offered')`);
  if ((await tx.$count(waitlist, waited)) >= MOST_WAITED_FOR) throw new ApiError('WAITING_LIMIT');
}

/**
 * Joins the end of the line, or follows; who is there already keeps the place. The schedule is locked, so that nobody
 * joins while a seat goes on sale.
 */
async function join(tx: Executor, who: Learner, site: string | null, eventId: number, now: Date): Promise<void> {
  const { userId, programId, sessionType } = who;
  await lockLearner(tx, userId);
  await lockSchedule(tx, eventId);
  const place = await placeOf(tx, who, eventId, now);
  const { state } = toPlace(place, now);
  if (state === 'waiting' || state === 'offered') return;
  requireNew([{ isOwned: place.isOwned, waitingOrderId: place.orderId }]);
  const kind = waitingKind(place.status);
  if (kind === null) throw new ApiError('WAITING_CLOSED');
  await requireRoom(tx, userId);
  const joined = { kind, state: 'waiting' as const, offerEndsAt: null, programId, sessionType, site, createdAt: now };
  await tx
    .insert(waitlist)
    .values({ eventId, userId, ...joined })
    .onConflictDoUpdate({ target: [waitlist.eventId, waitlist.userId], set: joined });
}

/** Waiting for a seat of a full schedule, and following one that is not on sale yet (docs/product/waiting.md). */
export const waitingRoutes = [
  route(entries.waitingList, async ({ caller }, { db, now }) => ({
    data: (await placesOf(db, learner(caller), now())).map((place) => toPlace(place, now())),
  })),

  route(entries.waitingPlaceOf, async ({ caller, params }, { db, now }) => ({
    data: toPlace(await placeOf(db, learner(caller), params.id, now()), now()),
  })),

  route(entries.waitingJoin, async ({ caller, params, site }, services) => {
    const { db, now } = services;
    const who = learner(caller);
    await assertSelling(services);
    return {
      data: await db.transaction(async (tx) => {
        await join(tx, who, site, params.id, now());
        return toPlace(await placeOf(tx, who, params.id, now()), now());
      }),
    };
  }),

  route(entries.waitingLeave, async ({ caller, params }, services) => {
    const { db, now } = services;
    const who = learner(caller);
    return {
      data: await db.transaction(async (tx) => {
        await lockLearner(tx, who.userId);
        await lockSchedule(tx, params.id);
        await tx.delete(waitlist).where(and(eq(waitlist.eventId, params.id), eq(waitlist.userId, who.userId)));
        await shareOut(tx, services, params.id); // a seat that is refused goes to the next at once
        return toPlace(await placeOf(tx, who, params.id, now()), now());
      }),
    };
  }),
];
