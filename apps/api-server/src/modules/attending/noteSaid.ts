import type { DoorScan } from '@suluh/api/types';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { attend } from './attend.ts';
import type { DoorPassRow } from './doorPass.ts';

type AdmissionRow = typeof schema.admission.$inferSelect;
type Session = typeof schema.classSession.$inferSelect;

/**
 * The admission that was taken back goes to the next scan that let the same ticket in, at another door or on another
 * phone: that one stands. @returns when it was; null without one
 */
async function handOver(tx: Executor, { ticketId, sessionId }: AdmissionRow): Promise<Date | null> {
  const { admission, scan } = schema;
  const [next] = await tx
    .select({ id: scan.id, at: scan.scannedAt })
    .from(scan)
    .where(
      and(
        eq(scan.ticketId, ticketId),
        eq(scan.sessionId, sessionId),
        isNull(scan.undoneAt),
        or(eq(scan.verdict, 'admitted'), eq(scan.shown, 'admitted')),
      ),
    )
    .orderBy(asc(scan.scannedAt), asc(scan.id))
    .limit(1);
  if (!next) return null;
  await tx.insert(admission).values({ ticketId, sessionId, scanId: next.id, admittedAt: next.at });
  return next.at;
}

/**
 * Writes down what whoever stood at the door said of a scan afterwards, by the link that scanned: the admission is taken
 * back with its attendance, or it is the same person. Saying it again changes nothing (docs/product/door.md#settling).
 */
export async function noteSaid(
  tx: Executor,
  services: Pick<Services, 'now' | 'settings'>,
  { pass, session, given }: { pass: DoorPassRow; session: Session; given: DoorScan },
): Promise<void> {
  const { admission, attendance, event, scan, ticket } = schema;
  const now = services.now();
  if (!given.isUndone && !given.isSamePerson) return;
  const [said] = await tx
    .update(scan)
    .set({ ...(given.isSamePerson ? { isSamePerson: true } : {}), ...(given.isUndone ? { undoneAt: now } : {}) })
    .where(and(eq(scan.id, given.id), eq(scan.passId, pass.id), given.isUndone ? isNull(scan.undoneAt) : undefined))
    .returning({ ticketId: scan.ticketId, sessionId: scan.sessionId });
  if (!said || !given.isUndone) return;
  const [undone] = await tx.delete(admission).where(eq(admission.scanId, given.id)).returning();
  if (!undone) return; // it let nobody in
  const [{ enrolmentId, timeZone }] = (await tx
    .select({ enrolmentId: ticket.enrolmentId, timeZone: event.timeZone })
    .from(ticket)
    .innerJoin(event, eq(event.id, ticket.eventId))
    .where(eq(ticket.id, undone.ticketId))) as [{ enrolmentId: string; timeZone: string }];
  const voided = await tx
    .update(attendance)
    .set({ voidedAt: now })
    .where(
      and(
        eq(attendance.enrolmentId, enrolmentId),
        eq(attendance.sessionId, undone.sessionId),
        eq(attendance.source, 'door'),
        isNull(attendance.voidedAt),
      ),
    )
    .returning({ id: attendance.id });
  const at = await handOver(tx, undone);
  if (at && voided.length > 0) await attend(tx, services, { enrolmentId, session, at, timeZone, source: 'door' });
}
