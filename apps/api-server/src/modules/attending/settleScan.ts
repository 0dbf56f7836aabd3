import { showsQrBlock } from '@suluh/domain/schedule';
import { judgeTicket, type ReadTicket } from '@suluh/domain/door';
import { readShortCode } from '@suluh/domain/ticket';
import type { DoorAnswer, DoorScan } from '@suluh/api/types';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { attend } from './attend.ts';
import type { DoorPassRow } from './doorPass.ts';
import { noteSaid } from './noteSaid.ts';
import { validUntil } from './tickets.ts';

type Settling = Pick<Services, 'db' | 'now' | 'settings' | 'tickets'>;
type Session = typeof schema.classSession.$inferSelect;

async function ticketWhere(tx: Executor, condition: SQL) {
  const { course, enrolment, event, orders, ticket, userAccount } = schema;
  const [found] = await tx
    .select({ ticket, course, event, productCode: orders.productCode, fullname: userAccount.fullname })
    .from(ticket)
    .innerJoin(enrolment, eq(enrolment.id, ticket.enrolmentId))
    .innerJoin(orders, eq(orders.id, enrolment.orderId))
    .innerJoin(userAccount, eq(userAccount.id, enrolment.userId))
    .innerJoin(event, eq(event.id, ticket.eventId))
    .innerJoin(course, eq(course.id, event.courseId))
    .where(condition)
    .for('no key update', { of: enrolment }); // whoever scans the same ticket, or changes its date, waits
  return found ?? null;
}
type Found = NonNullable<Awaited<ReturnType<typeof ticketWhere>>>;

const NOTHING = { eventId: 0, isOld: false, isWithdrawn: false, validUntil: new Date(0), isPrakerja: false };

/** What a code is, and whose. */
async function read(
  tx: Executor,
  { tickets }: Settling,
  code: string,
): Promise<{ ticket: ReadTicket; found: Found | null }> {
  const { ticket } = schema;
  const known = (found: Found): { ticket: ReadTicket; found: Found } => ({
    found,
    ticket: {
      kind: 'ticket',
      eventId: found.event.id,
      isOld: found.ticket.voidedAt !== null,
      isWithdrawn: false,
      validUntil: validUntil(found.event.endAt),
      isPrakerja: showsQrBlock(found.productCode),
    },
  });
  const signed = tickets.read(code);
  if (signed === 'forged') return { found: null, ticket: { ...NOTHING, kind: 'forged' } };
  if (signed) {
    const found = await ticketWhere(tx, eq(ticket.id, signed.ticketId));
    if (found) return known(found);
    const { eventId, validUntilSeconds } = signed; // we signed it, and it is gone with its order
    return {
      found: null,
      ticket: {
        ...NOTHING,
        kind: 'ticket',
        eventId,
        isWithdrawn: true,
        validUntil: new Date(validUntilSeconds * 1000),
      },
    };
  }
  const shortCode = readShortCode(code);
  if (shortCode === null) return { found: null, ticket: { ...NOTHING, kind: 'notACode' } };
  const found = await ticketWhere(tx, eq(ticket.shortCode, shortCode));
  return found ? known(found) : { found: null, ticket: { ...NOTHING, kind: 'unknown' } };
}

/** The admission of a ticket to a session, with who scanned it. */
async function admissionOf(tx: Executor, ticketId: string, sessionId: number) {
  const { admission, doorPass, scan } = schema;
  const [row] = await tx
    .select({ scanId: admission.scanId, at: admission.admittedAt, holder: doorPass.holder })
    .from(admission)
    .innerJoin(scan, eq(scan.id, admission.scanId))
    .innerJoin(doorPass, eq(doorPass.id, scan.passId))
    .where(and(eq(admission.ticketId, ticketId), eq(admission.sessionId, sessionId)));
  return row ?? null;
}

/** A phone whose answer came too late decided alone after all: what it showed is told with the same scan again. */
async function noteShown(tx: Executor, pass: DoorPassRow, { id, shown }: DoorScan): Promise<void> {
  const { scan } = schema;
  if (shown === null) return;
  await tx
    .update(scan)
    .set({ shown })
    .where(and(eq(scan.id, id), eq(scan.passId, pass.id), isNull(scan.shown)));
}

/** A scan that was settled before has the answer it had. */
async function settledBefore(tx: Executor, scanId: string): Promise<DoorAnswer | null> {
  const { enrolment, scan, ticket, userAccount } = schema;
  const [row] = await tx
    .select({ scan, shortCode: ticket.shortCode, fullname: userAccount.fullname })
    .from(scan)
    .leftJoin(ticket, eq(ticket.id, scan.ticketId))
    .leftJoin(enrolment, eq(enrolment.id, ticket.enrolmentId))
    .leftJoin(userAccount, eq(userAccount.id, enrolment.userId))
    .where(eq(scan.id, scanId));
  if (!row) return null;
  const { verdict, shown, ticketId, sessionId } = row.scan;
  const owner = ticketId === null ? null : await admissionOf(tx, ticketId, sessionId);
  return {
    id: scanId,
    verdict: verdict as DoorAnswer['verdict'],
    isDouble: verdict === 'alreadyIn' && shown === 'admitted',
    guest: row.shortCode && row.fullname ? { fullname: row.fullname, shortCode: row.shortCode } : null,
    earlier: verdict === 'alreadyIn' && owner ? { at: owner.at.toISOString(), holder: owner.holder } : null,
    about: null,
  };
}

/**
 * Settles what a phone read, once by the scan's id, in a transaction of its own: one admission a ticket and session,
 * owned by the earliest scan whichever phone sends first; the attendance counts once. What a phone let in while it was
 * alone happened: it is stored and, where somebody was in already, stands on the list of doubles
 * (docs/product/door.md#settling).
 */
export const settleScan = (
  services: Settling,
  pass: DoorPassRow,
  session: Session,
  given: DoorScan,
): Promise<DoorAnswer> =>
  services.db.transaction(async (tx) => {
    const answer = await settle(tx, services, pass, session, given);
    await noteSaid(tx, services, { pass, session, given });
    return answer;
  });

async function settle(
  tx: Executor,
  services: Settling,
  pass: DoorPassRow,
  session: Session,
  given: DoorScan,
): Promise<DoorAnswer> {
  const { admission, scan } = schema;
  const now = services.now();
  const { ticket, found } = await read(tx, services, given.code);
  await noteShown(tx, pass, given);
  const before = await settledBefore(tx, given.id);
  if (before) return before;
  const at = new Date(Math.max(pass.createdAt.getTime(), Math.min(Date.parse(given.scannedAt), now.getTime())));
  const owner = found ? await admissionOf(tx, found.ticket.id, session.id) : null;
  const isEarlier = owner !== null && given.shown === 'admitted' && at.getTime() < owner.at.getTime();
  const verdict = judgeTicket(ticket, {
    eventId: pass.eventId,
    session,
    isAdmitted: owner !== null && !isEarlier,
    hasLine: given.shown === null,
    now: at,
  });
  const [born] = await tx
    .insert(scan)
    .values({
      id: given.id,
      passId: pass.id,
      sessionId: session.id,
      ticketId: found?.ticket.id ?? null,
      shown: given.shown,
      verdict,
      scannedAt: at,
      receivedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: scan.id });
  if (!born) return (await settledBefore(tx, given.id))!;
  if (verdict === 'admitted' && found) {
    await tx
      .insert(admission)
      .values({ ticketId: found.ticket.id, sessionId: session.id, scanId: given.id, admittedAt: at })
      .onConflictDoUpdate({
        target: [admission.ticketId, admission.sessionId],
        set: { scanId: given.id, admittedAt: at },
      });
    if (!ticket.isPrakerja)
      await attend(tx, services, {
        enrolmentId: found.ticket.enrolmentId,
        session,
        at,
        timeZone: found.event.timeZone,
        source: 'door',
      });
  }
  return {
    id: given.id,
    verdict,
    isDouble: verdict === 'alreadyIn' && given.shown === 'admitted',
    guest: found ? { fullname: found.fullname, shortCode: found.ticket.shortCode } : null,
    earlier: verdict === 'alreadyIn' && owner ? { at: owner.at.toISOString(), holder: owner.holder } : null,
    about:
      found && verdict === 'wrongClass'
        ? { courseFullname: found.course.fullname, startAt: found.event.startAt.toISOString() }
        : null,
  };
}
