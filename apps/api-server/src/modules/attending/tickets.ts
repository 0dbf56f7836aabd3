import { DOOR_PASS_AFTER_MS } from '@suluh/domain/door';
import { SHORT_CODE_BODY, shortCodeOf } from '@suluh/domain/ticket';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { publicCode } from '../../codes/publicCode.ts';
import { schema, type Executor } from '../../db/index.ts';

export type TicketRow = typeof schema.ticket.$inferSelect;

const newCode = (): string => shortCodeOf(publicCode(SHORT_CODE_BODY));

/** Gives enrolments of classes their ticket, in the transaction that makes them. */
export async function issueTickets(
  tx: Executor,
  enrolments: readonly { id: string; eventId: number | null }[],
  now: Date,
): Promise<void> {
  const rows = enrolments.flatMap(({ id, eventId }) =>
    eventId === null ? [] : [{ enrolmentId: id, eventId, shortCode: newCode(), createdAt: now }],
  );
  if (rows.length > 0) await tx.insert(schema.ticket).values(rows).onConflictDoNothing();
}

/** The ticket that counts; one is made for what was bought before there were any. */
export async function ticketOf(
  db: Executor,
  enrolment: { id: string; eventId: number | null },
  now: Date,
): Promise<TicketRow | null> {
  const { ticket } = schema;
  const current = () =>
    db
      .select()
      .from(ticket)
      .where(and(eq(ticket.enrolmentId, enrolment.id), isNull(ticket.voidedAt)));
  if (enrolment.eventId === null) return null;
  const [found] = await current();
  if (found) return found;
  await issueTickets(db, [enrolment], now);
  return (await current())[0] ?? null;
}

/**
 * The next generation for another schedule; the one before opens nothing any more.
 * @param next `isOwnChange`: nobody but the learner wanted it
 */
export async function replaceTicket(
  tx: Executor,
  old: TicketRow,
  { eventId, isOwnChange }: { eventId: number; isOwnChange: boolean },
  now: Date,
): Promise<void> {
  const { ticket } = schema;
  await tx.update(ticket).set({ voidedAt: now }).where(eq(ticket.id, old.id));
  await tx.insert(ticket).values({
    enrolmentId: old.enrolmentId,
    eventId,
    generation: old.generation + 1,
    ownChanges: old.ownChanges + (isOwnChange ? 1 : 0),
    shortCode: newCode(),
    createdAt: now,
  });
}

const WITHDRAWN = 'ticket.withdraw';
const subjectOf = (eventId: number): string => `event:${eventId}`;

/** Notes the tickets of enrolments that are about to go with their order: doors without a line must still refuse them. */
export async function noteWithdrawn(tx: Executor, enrolmentIds: readonly string[], now: Date): Promise<void> {
  const { auditLog, ticket } = schema;
  const gone = await tx
    .select()
    .from(ticket)
    .where(inArray(ticket.enrolmentId, [...enrolmentIds]));
  if (gone.length === 0) return;
  await tx.insert(auditLog).values(
    gone.map(({ id, eventId }) => ({
      action: WITHDRAWN,
      subject: subjectOf(eventId),
      before: { ticketId: id },
      createdAt: now,
    })),
  );
}

/** Ids of tickets of a schedule that are gone with their order. */
export async function withdrawnTickets(db: Executor, eventId: number): Promise<string[]> {
  const { auditLog } = schema;
  const rows = await db
    .select({ ticketId: sql<string>`${auditLog.before} ->> 'ticketId'` })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subjectOf(eventId)), eq(auditLog.action, WITHDRAWN)));
  return rows.map(({ ticketId }) => ticketId);
}

/** Until when a ticket of a class opens its door. */
export const validUntil = (endAt: Date): Date => new Date(endAt.getTime() + DOOR_PASS_AFTER_MS);
