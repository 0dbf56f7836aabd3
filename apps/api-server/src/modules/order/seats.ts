import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { runNamed, schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';

const inIdOrder = (ids: readonly number[]): number[] => [...ids].sort((left, right) => left - right);

const TAKE = {
  name: 'seat-take',
  text: 'update event set seats_left = seats_left - 1 where id = $1 and seats_left > 0 and end_at > $2 and cancelled_at is null returning 1',
};

const takeSeat = async (tx: Executor, eventId: number, now: Date): Promise<boolean> =>
  (await runNamed(tx, TAKE, [eventId, now])).length === 1;

/**
 * Takes a seat in every schedule, in id order so that two orders never wait for each other: the statements are asked
 * for at once and run one after the other. @throws ApiError EVENT_FULL
 */
export async function takeSeats(tx: Executor, eventIds: readonly number[], now: Date): Promise<void> {
  const taken = await Promise.all(inIdOrder(eventIds).map((id) => takeSeat(tx, id, now)));
  if (taken.includes(false)) throw new ApiError('EVENT_FULL');
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
  const { event, seatHold } = schema;
  const held = await heldEvents(tx, orderId);
  const eventIds = only ? held.filter((id) => only.includes(id)) : held;
  for (const id of eventIds)
    await tx
      .update(event)
      .set({ seatsLeft: sql`${event.seatsLeft} + 1` })
      .where(eq(event.id, id));
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
export async function retakeSeats(tx: Executor, orderId: string, now: Date): Promise<boolean> {
  const { event, seatHold } = schema;
  const released = and(eq(seatHold.orderId, orderId), eq(seatHold.status, 'released'));
  const wanted = inIdOrder(
    (await tx.select({ eventId: seatHold.eventId }).from(seatHold).where(released)).map(({ eventId }) => eventId),
  );
  const had: number[] = [];
  for (const id of wanted) {
    if (await takeSeat(tx, id, now)) had.push(id);
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
