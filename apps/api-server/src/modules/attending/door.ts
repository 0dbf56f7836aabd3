import { attendingEntries as entries } from '@suluh/api/catalogue';
import type { DoorAnswer, DoorGuest } from '@suluh/api/types';
import { showsQrBlock } from '@suluh/domain/schedule';
import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { route } from '../../http/route.ts';
import { openPass } from './doorPass.ts';
import { settleScan } from './settleScan.ts';
import { withdrawnTickets } from './tickets.ts';

const sessionsOf = (db: Executor, eventId: number) =>
  db
    .select()
    .from(schema.classSession)
    .where(eq(schema.classSession.eventId, eventId))
    .orderBy(asc(schema.classSession.no));

/** Who has a ticket of a schedule, by name, with where they were let in. */
async function guestsOf(db: Executor, eventId: number): Promise<DoorGuest[]> {
  const { admission, doorPass, enrolment, orders, scan, ticket, userAccount } = schema;
  const people = await db
    .select({ ticket, fullname: userAccount.fullname, productCode: orders.productCode })
    .from(ticket)
    .innerJoin(enrolment, eq(enrolment.id, ticket.enrolmentId))
    .innerJoin(orders, eq(orders.id, enrolment.orderId))
    .innerJoin(userAccount, eq(userAccount.id, enrolment.userId))
    .where(and(eq(ticket.eventId, eventId), isNull(ticket.voidedAt)))
    .orderBy(asc(userAccount.fullname), asc(ticket.id));
  const inside = await db
    .select({
      ticketId: admission.ticketId,
      sessionId: admission.sessionId,
      at: admission.admittedAt,
      holder: doorPass.holder,
    })
    .from(admission)
    .innerJoin(ticket, eq(ticket.id, admission.ticketId))
    .innerJoin(scan, eq(scan.id, admission.scanId))
    .innerJoin(doorPass, eq(doorPass.id, scan.passId))
    .where(eq(ticket.eventId, eventId));
  const byTicket = Map.groupBy(inside, ({ ticketId }) => ticketId);
  return people.map(({ ticket: row, fullname, productCode }) => ({
    ticketId: row.id,
    shortCode: row.shortCode,
    generation: row.generation,
    fullname,
    isPrakerja: showsQrBlock(productCode),
    admitted: (byTicket.get(row.id) ?? []).map(({ sessionId, at, holder }) => ({
      sessionId,
      at: at.toISOString(),
      holder,
    })),
  }));
}

/** Tickets from before a date was changed: of who left this schedule for another, and of who came to it from one. */
async function oldTickets(db: Executor, eventId: number): Promise<string[]> {
  const { enrolment, ticket } = schema;
  const rows = await db
    .select({ id: ticket.id })
    .from(ticket)
    .innerJoin(enrolment, eq(enrolment.id, ticket.enrolmentId))
    .where(and(isNotNull(ticket.voidedAt), or(eq(ticket.eventId, eventId), eq(enrolment.eventId, eventId))));
  return rows.map(({ id }) => id);
}

const roster = route(entries.doorOpen, async ({ body }, { db, now, tickets }) => {
  const pass = await openPass(db, body.pass, now());
  const { course, event } = schema;
  const [found] = await db
    .select({ event, courseFullname: course.fullname })
    .from(event)
    .innerJoin(course, eq(course.id, event.courseId))
    .where(eq(event.id, pass.eventId));
  const [sessions, guests, old, withdrawn] = await Promise.all([
    sessionsOf(db, pass.eventId),
    guestsOf(db, pass.eventId),
    oldTickets(db, pass.eventId),
    withdrawnTickets(db, pass.eventId),
  ]);
  return {
    data: {
      eventId: pass.eventId,
      courseFullname: found!.courseFullname,
      batch: found!.event.batch,
      timeZone: found!.event.timeZone,
      holder: pass.holder,
      expiresAt: pass.expiresAt.toISOString(),
      now: now().toISOString(),
      publicKey: tickets.publicKey,
      formerKeys: [...tickets.formerKeys],
      sessions: sessions.map(({ id, no, startAt, endAt }) => ({
        id,
        no,
        startAt: startAt?.toISOString() ?? null,
        endAt: endAt?.toISOString() ?? null,
      })),
      guests,
      oldTickets: old,
      withdrawnTickets: withdrawn,
    },
  };
});

/** The answer to a scan of a session this class has not, or has no longer: the phone forgets it. */
const NO_SESSION = { verdict: 'wrongClass', isDouble: false, guest: null, earlier: null, about: null } as const;

/** Each scan by itself: one that cannot be read or settled never stops those after it. */
const scans = route(entries.doorScans, async ({ body, log }, services) => {
  const pass = await openPass(services.db, body.pass, services.now());
  const sessions = new Map((await sessionsOf(services.db, pass.eventId)).map((session) => [session.id, session]));
  const answers: DoorAnswer[] = [];
  const failures: unknown[] = [];
  for (const scan of body.scans) {
    const session = sessions.get(scan.sessionId);
    try {
      answers.push(session ? await settleScan(services, pass, session, scan) : { ...NO_SESSION, id: scan.id });
    } catch (error) {
      log.error({ err: error, scanId: scan.id }, 'scan not settled'); // the phone keeps it and sends it again
      failures.push(error);
    }
  }
  if (answers.length === 0) throw failures[0];
  log.info({ passId: pass.id, scans: answers.length }, 'scans settled');
  return { data: { answers } };
});

/** The door of a class, for who has its link (docs/product/door.md). */
export const doorRoutes = [roster, scans];
