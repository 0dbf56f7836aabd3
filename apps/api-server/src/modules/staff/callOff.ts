import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { revokePasses } from '../attending/doorPass.ts';
import { endWaiting } from '../waiting/tell.ts';
import { endWaitingOrders, lockWaitingOrders, Overtaken } from './cancelWaiting.ts';
import { recordChange } from './change.ts';
import { tellBooked } from './tellBooked.ts';

interface CallingOff {
  eventId: number;
  /** Who calls it off. */
  by: string;
}

/** One that is ordered at the same moment takes a seat before the class is locked: seldom twice in a row. */
const MOST_TRIES = 5;

/** Why a class is not called off: it was before, or is over. */
async function whyNot(tx: Executor, eventId: number): Promise<ApiError> {
  const { event } = schema;
  const isCalledOff = (await tx.$count(event, and(eq(event.id, eventId), isNotNull(event.cancelledAt)))) > 0;
  return isCalledOff
    ? new ApiError('EVENT_CALLED_OFF')
    : new ApiError('SESSION_CLOSED', { message: staffText.classIsOver });
}

async function callOffOnce(services: Services, { eventId, by }: CallingOff): Promise<number> {
  const { db, now } = services;
  const { event } = schema;
  return db.transaction(async (tx) => {
    const locked = await lockWaitingOrders(tx, eventId);
    const [called] = await tx
      .update(event)
      .set({ cancelledAt: now(), seatsLeft: 0, version: sql`${event.version} + 1` })
      .where(and(eq(event.id, eventId), isNull(event.cancelledAt), gt(event.endAt, now())))
      .returning({ id: event.id });
    if (!called) throw await whyNot(tx, eventId);
    await endWaitingOrders(tx, services, { eventId, locked });
    await revokePasses(tx, eventId, now());
    await endWaiting(tx, services, eventId, now());
    const told = await tellBooked(tx, services, { eventId, news: 'cancelled', now: now() });
    await recordChange(tx, { by, action: 'event.cancel', subject: `event ${eventId}`, after: { told } });
    return told;
  });
}

/**
 * Calls a class off, with all that follows, in one transaction: doors close, who waits for a seat or has not paid yet is let
 * go, and everybody is told (docs/product/staff.md#schedules). @returns how many held a place @throws ApiError
 * EVENT_CALLED_OFF; SESSION_CLOSED for one that is over
 */
export async function callOff(services: Services, asked: CallingOff): Promise<number> {
  for (let tries = 1; ; tries += 1)
    try {
      return await callOffOnce(services, asked);
    } catch (error) {
      if (!(error instanceof Overtaken) || tries === MOST_TRIES) throw error;
    }
}
