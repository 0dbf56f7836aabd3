import { eq, inArray } from 'drizzle-orm';
import { schema } from '../db/index.ts';
import { ApiError } from '../http/apiError.ts';
import { doublesOf } from '../modules/attending/attendanceSheet.ts';
import { givePass, passesOf, revokePass } from '../modules/attending/doorPass.ts';
import { accountOf, eventOf, type ClassServices } from './found.ts';

/** Schedules that have a learner, by when they begin. */
export async function listSchedules({ db }: ClassServices): Promise<string[]> {
  const { course, enrolment, event } = schema;
  const rows = await db
    .select({ id: event.id, batch: event.batch, startAt: event.startAt, fullname: course.fullname })
    .from(event)
    .innerJoin(course, eq(course.id, event.courseId))
    .where(inArray(event.id, db.selectDistinct({ id: enrolment.eventId }).from(enrolment)))
    .orderBy(event.startAt, event.id);
  return rows.map((row) => [row.id, row.startAt.toISOString(), row.fullname, row.batch].join('  '));
}

/** The links to the door of a schedule. */
export async function listDoors(services: ClassServices, eventId: number): Promise<string[]> {
  const passes = await passesOf(services.db, (await eventOf(services, eventId)).event.id);
  return passes.map((pass) =>
    [pass.id, pass.holder, pass.revokedAt ? 'taken back' : `until ${pass.expiresAt}`, `${pass.scans} scans`].join('  '),
  );
}

interface Deed {
  eventId: number;
  /** E-mail address of who does it. */
  by: string;
}

async function note(services: ClassServices, { eventId, by }: Deed, action: string, after: object): Promise<void> {
  const actorId = await accountOf(services, by);
  await services.db.insert(schema.auditLog).values({ actorId, action, subject: `event ${eventId}`, after });
}

/** Gives a link to a door. */
export async function openDoor(services: ClassServices, deed: Deed & { holder: string }): Promise<string[]> {
  const { eventId, holder, by } = deed;
  const found = await eventOf(services, eventId);
  const given = { ...found, holder, by: await accountOf(services, by), now: services.now() };
  const made = await givePass(services.db, services, given);
  await note(services, deed, 'door.give', { passId: made.pass.id, holder });
  return [made.url, `Told this once; ends ${made.pass.expiresAt}.`];
}

/** Takes a link to a door back. */
export async function closeDoor(services: ClassServices, deed: Deed & { passId: string }): Promise<string[]> {
  const { eventId, passId } = deed;
  if (!(await revokePass(services.db, { eventId, passId, now: services.now() })))
    throw new ApiError('NOT_FOUND', { message: 'There is no such link at this schedule.' });
  await note(services, deed, 'door.revoke', { passId });
  return ['Taken back.'];
}

/** Tickets that were read at more than one door. */
export async function listDoubles(services: ClassServices, eventId: number): Promise<string[]> {
  await eventOf(services, eventId);
  const rows = await doublesOf(services.db, eventId);
  return rows.map((row) => [row.no, row.scannedAt, row.shortCode ?? '-', row.fullname ?? '-', row.holder].join('  '));
}
