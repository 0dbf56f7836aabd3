import type { DoorScan } from '@suluh/api/types';
import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { DoorPassRow } from './doorPass.ts';

/**
 * Writes down what whoever stood at the door said of a scan afterwards, by the link that scanned: the admission is taken
 * back with its attendance, or it is the same person. Saying it again changes nothing (docs/product/door.md#settling).
 */
export async function noteSaid(tx: Executor, pass: DoorPassRow, given: DoorScan, now: Date): Promise<void> {
  const { admission, attendance, scan, ticket } = schema;
  if (!given.isUndone && !given.isSamePerson) return;
  const [said] = await tx
    .update(scan)
    .set({ ...(given.isSamePerson ? { isSamePerson: true } : {}), ...(given.isUndone ? { undoneAt: now } : {}) })
    .where(and(eq(scan.id, given.id), eq(scan.passId, pass.id), given.isUndone ? isNull(scan.undoneAt) : undefined))
    .returning({ ticketId: scan.ticketId, sessionId: scan.sessionId });
  if (!said || !given.isUndone) return;
  const [undone] = await tx.delete(admission).where(eq(admission.scanId, given.id)).returning();
  if (!undone) return; // it let nobody in
  const [{ enrolmentId }] = (await tx
    .select({ enrolmentId: ticket.enrolmentId })
    .from(ticket)
    .where(eq(ticket.id, undone.ticketId))) as [{ enrolmentId: string }];
  await tx
    .update(attendance)
    .set({ voidedAt: now })
    .where(
      and(
        eq(attendance.enrolmentId, enrolmentId),
        eq(attendance.sessionId, undone.sessionId),
        eq(attendance.source, 'door'),
        isNull(attendance.voidedAt),
      ),
    );
}
