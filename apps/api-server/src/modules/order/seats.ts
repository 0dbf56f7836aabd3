import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { runNamed, schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';

const inIdOrder = (ids: readonly number[]): number[] => [...ids].sort((left, right) => left - right);

/**
 * A seat that is offered to the learner is theirs, even where none is on sale; its place in line goes with it. Both
 * subselects run before the schedule is locked, and so once also when the statement has to wait for it.
 */
const TAKE = {
  name: 'seat-take',
  text: `with offer as (delete from waitlist where event_id = $1 and user_id = $3 and state = 'offered' and offer_ends_at > $2 returning 1)
    update event set seats_left = seats_left - 1 + (select count(*)::int from offer), seats_kept = seats_kept - (select count(*)::int from offer)
    where id = $1 and (seats_left > 0 or (select count(*) from offer) > 0) and end_at > $2 and cancelled_at is null returning 1`,
};

const takeSeat = async (tx: Executor, userId: string, eventId: number, now: Date): Promise<boolean> =>
  (await runNamed(tx, TAKE, [eventId, now, userId])).length === 1;

/**
 * SQL: the seats of schedule `e` a learner may take: those on sale, and the one offered to them.
 * @param userId a parameter of the statement, as `$1` @param now likewise
 */
export const seatsFor = (userId: string, now: string): string =>
  `e.seats_left + (select count(*)::int from waitlist w where w.event_id = e.id and w.user_id = ${userId} and w.state = 'offered' and w.offer_ends_at > ${now})`;

/** The same as a column beside a schedule: 1 while a seat is offered to the learner, else 0. */
export const offeredSeats = (userId: string, now: Date): SQL<number> => {
  const { event, waitlist } = schema;
  return sql`(select count(*)::int from ${waitlist} w where w.event_id = ${event.id} and w.user_id = ${userId} and w.state = 'offered' and w.offer_ends_at > ${now})`;
};

/**
 * Takes a seat for a learner in every schedule, in id order so that two orders never wait for each other: the statements
 * are asked for at once and run one after the other. @throws ApiError EVENT_FULL
 */
export async function takeSeats(tx: Executor, userId: string, eventIds: readonly number[], now: Date): Promise<void> {
  const taken = await Promise.all(inIdOrder(eventIds).map((id) => takeSeat(tx, userId, id, now)));
  if (taken.includes(false)) throw new ApiError('EVENT_FULL');
}

const LOCK = { name: 'seat-lock', text: 'select from event where id = $1 for no key update' };
const FREE = {
  name: 'seat-free',
  text: `with place as (select (select count(*) from waitlist w where w.event_id = $1 and w.kind = 'seat' and w.state in ('waiting', 'offered')) > e.seats_kept as "isKept"
      from event e where e.id = $1)
    update event set seats_kept = seats_kept + place."isKept"::int, seats_left = seats_left + 1 - place."isKept"::int from place where id = $1 and cancelled_at is null`,
};

/**
 * A seat falls free: it is kept for who waits, and goes on sale where nobody does (docs/product/waiting.md#offers); of a
 * class that was called off no seat is. The schedule is locked before the line is counted.
 */
export async function freeSeat(tx: Executor, eventId: number): Promise<void> {
  await runNamed(tx, LOCK, [eventId]);
  await runNamed(tx, FREE, [eventId]);
}

/** What an order keeps seats in, in id order; not what it gave back. */
async function heldEvents(tx: Executor, orderId: string): Promise<number[]> {
  const { seatHold } = schema;
  const rows = await tx
    .select({ eventId: seatHold.eventId })
    .from(seatHold)
    .where(and(eq(seatHold.orderId, orderId), ne(seatHold.status, 'released')))
    .orderBy(asc(seatHold.eventId));
  return rows.map(({ eventId }) => eventId);
}

/** Gives seats of an order back: all it keeps, or those of some schedules. The order's row must be locked. */
export async function releaseSeats(tx: Executor, orderId: string, only?: readonly number[]): Promise<void> {
  const { seatHold } = schema;
  const held = await heldEvents(tx, orderId);
  const eventIds = only ? held.filter((id) => only.includes(id)) : held;
  for (const id of eventIds) await freeSeat(tx, id);
  if (eventIds.length > 0)
    await tx
      .update(seatHold)
      .set({ status: 'released', expiresAt: null })
      .where(and(eq(seatHold.orderId, orderId), inArray(seatHold.eventId, eventIds)));
}

/** The seats of an order that was paid for are its own from now on. */
export async function keepSeats(tx: Executor, orderId: string): Promise<void> {
  const { seatHold } = schema;
  await tx
    .update(seatHold)
    .set({ status: 'taken', expiresAt: null })
    .where(and(eq(seatHold.orderId, orderId), eq(seatHold.status, 'held')));
}

/** Takes the seats an order had given back again, all or none (R7); answers whether it has them. */
export async function retakeSeats(
  tx: Executor,
  { id: orderId, userId }: { id: string; userId: string },
  now: Date,
): Promise<boolean> {
  const { event, seatHold } = schema;
  const released = and(eq(seatHold.orderId, orderId), eq(seatHold.status, 'released'));
  const wanted = inIdOrder(
    (await tx.select({ eventId: seatHold.eventId }).from(seatHold).where(released)).map(({ eventId }) => eventId),
  );
  const had: number[] = [];
  for (const id of wanted) {
    if (await takeSeat(tx, userId, id, now)) had.push(id);
    else {
      if (had.length > 0)
        await tx
          .update(event)
          .set({ seatsLeft: sql`${event.seatsLeft} + 1` })
          .where(inArray(event.id, had));
      return false;
    }
  }
  await tx.update(seatHold).set({ status: 'held' }).where(released);
  return true;
}
