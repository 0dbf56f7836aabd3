import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { staffSessionEntries } from '@suluh/api/catalogue';
import { rowIdInAddress } from '@suluh/api/catalogue/rowId';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { schema } from '../db/index.ts';
import { ApiError } from '../http/apiError.ts';
import { givePass, passesOf, revokePass } from '../modules/attending/doorPass.ts';
import { giveCourseSessions, giveEventSessions } from '../modules/attending/giveSessions.ts';
import { doublesOf, attendanceOf } from '../modules/attending/attendanceSheet.ts';
import { attendanceCsv, attendancePdf } from '../modules/attending/attendanceSheetFiles.ts';
import { recordAttendance, sessionOf, voidAttendance } from '../modules/staff/attendance.ts';
import type { Services } from '../services.ts';

export const USAGE = `Usage: npm run classes -- list
       npm run classes -- doors EVENT
       npm run classes -- door EVENT HOLDER --by EMAIL
       npm run classes -- close EVENT PASS --by EMAIL
       npm run classes -- sessions COURSE COUNT --by EMAIL
       npm run classes -- hours EVENT START/END… --by EMAIL
       npm run classes -- attend EVENT SESSION LEARNER_EMAIL… --by EMAIL
       npm run classes -- absent EVENT SESSION LEARNER_EMAIL --by EMAIL
       npm run classes -- doubles EVENT
       npm run classes -- sheet EVENT SESSION FILE.pdf|FILE.csv`;

const email = z.email().toLowerCase();
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const hours = z
  .string()
  .transform((text) => text.split('/'))
  .pipe(z.tuple([instant, instant]))
  .transform(([startAt, endAt]) => ({ startAt, endAt }));

const command = z.union([
  z.tuple([z.literal('list')]),
  z.tuple([z.literal('doors'), rowIdInAddress]),
  z.tuple([z.literal('door'), rowIdInAddress, z.string().trim().min(1).max(80)]),
  z.tuple([z.literal('close'), rowIdInAddress, z.uuid()]),
  z.tuple([
    z.literal('sessions'),
    rowIdInAddress,
    z.coerce.number<string>().int().min(0).max(staffSessionEntries.MOST_SESSIONS),
  ]),
  z.tuple([z.literal('hours'), rowIdInAddress]).rest(hours),
  z.tuple([z.literal('attend'), rowIdInAddress, rowIdInAddress, email]).rest(email),
  z.tuple([z.literal('absent'), rowIdInAddress, rowIdInAddress, email]),
  z.tuple([z.literal('doubles'), rowIdInAddress]),
  z.tuple([z.literal('sheet'), rowIdInAddress, rowIdInAddress, z.string().regex(/\.(pdf|csv)$/)]),
]);

/** What organisers ask of `npm run classes`, and who asks. */
export interface ClassesCommand {
  words: z.output<typeof command>;
  by: string | null;
}

/** What is written into the audit trail, and so needs a name. */
const DEEDS: ReadonlySet<string> = new Set(['door', 'close', 'sessions', 'hours', 'attend', 'absent']);

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): ClassesCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { by: { type: 'string' } },
    });
    const words = command.parse(positionals);
    const isDeed = DEEDS.has(words[0]);
    return { words, by: isDeed ? email.parse(values.by) : null };
  } catch {
    return null; // an option nobody knows, or one that is missing: the usage says which there are
  }
}

/** What a command comes to: lines for the terminal and the exit code. */
interface Said {
  lines: string[];
  exitCode: 0 | 1;
}

type CommandServices = Pick<Services, 'db' | 'now' | 'settings'>;

async function eventOf({ db }: CommandServices, eventId: number) {
  const { course, event } = schema;
  const [found] = await db
    .select({ event, course })
    .from(event)
    .innerJoin(course, eq(course.id, event.courseId))
    .where(eq(event.id, eventId));
  if (!found)
    throw new ApiError('NOT_FOUND', { message: `There is no schedule ${eventId}; list says which there are.` });
  return found;
}

async function accountOf({ db }: CommandServices, address: string): Promise<string> {
  const { userAccount } = schema;
  const [found] = await db.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.email, address));
  if (!found) throw new ApiError('NOT_FOUND', { message: `Nobody has an account with ${address}.` });
  return found.id;
}

async function said(services: CommandServices, { words, by }: ClassesCommand): Promise<string[]> {
  const { db, now } = services;
  const { auditLog, course, enrolment, event, userAccount } = schema;
  const note = async (action: string, eventId: number, after: object) =>
    db.insert(auditLog).values({ actorId: await accountOf(services, by!), action, subject: `event ${eventId}`, after });
  switch (words[0]) {
    case 'list': {
      const rows = await db
        .select({ id: event.id, batch: event.batch, startAt: event.startAt, fullname: course.fullname })
        .from(event)
        .innerJoin(course, eq(course.id, event.courseId))
        .where(inArray(event.id, db.selectDistinct({ id: enrolment.eventId }).from(enrolment)))
        .orderBy(event.startAt, event.id);
      return rows.map((row) => [row.id, row.startAt.toISOString(), row.fullname, row.batch].join('  '));
    }
    case 'doors': {
      const passes = await passesOf(db, (await eventOf(services, words[1])).event.id);
      return passes.map((pass) =>
        [pass.id, pass.holder, pass.revokedAt ? 'taken back' : `until ${pass.expiresAt}`, `${pass.scans} scans`].join(
          '  ',
        ),
      );
    }
    case 'door': {
      const found = await eventOf(services, words[1]);
      const made = await givePass(db, services, {
        ...found,
        holder: words[2],
        by: await accountOf(services, by!),
        now: now(),
      });
      await note('door.give', words[1], { passId: made.pass.id, holder: words[2] });
      return [`${made.url}`, `Told this once; ends ${made.pass.expiresAt}.`];
    }
    case 'close': {
      if (!(await revokePass(db, { eventId: words[1], passId: words[2], now: now() })))
        throw new ApiError('NOT_FOUND', { message: 'There is no such link at this schedule.' });
      await note('door.revoke', words[1], { passId: words[2] });
      return ['Taken back.'];
    }
    case 'sessions': {
      const actor = await accountOf(services, by!);
      const [, courseId, count] = words;
      await db.transaction((tx) => giveCourseSessions(tx, { courseId, count, by: actor, version: null, now: now() }));
      return [`Course ${courseId} has ${count} sessions.`];
    }
    case 'hours': {
      const [, eventId, ...sessions] = words;
      const actor = await accountOf(services, by!);
      await db.transaction((tx) => giveEventSessions(tx, { eventId, sessions, by: actor, version: null, now: now() }));
      return [`Schedule ${eventId} has ${sessions.length} sessions.`];
    }
    case 'absent': {
      const [, eventId, no, learner] = words;
      await eventOf(services, eventId);
      const [row] = await db
        .select({ id: enrolment.id })
        .from(enrolment)
        .innerJoin(userAccount, eq(userAccount.id, enrolment.userId))
        .where(and(eq(enrolment.eventId, eventId), eq(userAccount.email, learner)));
      const actor = await accountOf(services, by!);
      if (!row || !(await voidAttendance(services, { eventId, no, enrolmentId: row.id, by: actor })))
        throw new ApiError('NOT_FOUND', { message: `${learner} is not written down as having been there.` });
      return ['Taken back.'];
    }
    case 'doubles': {
      await eventOf(services, words[1]);
      const rows = await doublesOf(db, words[1]);
      return rows.map((row) =>
        [row.no, row.scannedAt, row.shortCode ?? '-', row.fullname ?? '-', row.holder].join('  '),
      );
    }
    case 'attend': {
      const [, eventId, no, ...learners] = words;
      const found = await eventOf(services, eventId);
      const rows = await db
        .select({ id: enrolment.id })
        .from(enrolment)
        .innerJoin(userAccount, eq(userAccount.id, enrolment.userId))
        .where(and(eq(enrolment.eventId, eventId), inArray(userAccount.email, learners)));
      if (rows.length !== new Set(learners).size)
        throw new ApiError('NOT_FOUND', {
          message: 'Not all of these have a place in this schedule; nothing was written.',
        });
      const enrolmentIds = rows.map((row) => row.id);
      const { recorded, already, refused } = await recordAttendance(services, {
        event: found.event,
        no,
        enrolmentIds,
        by: await accountOf(services, by!),
        reach: 'everything',
      });
      return [
        `${recorded} written down, ${already} were there already${refused.length > 0 ? `, ${refused.length} refused` : ''}.`,
      ];
    }
    case 'sheet': {
      const [, eventId, no, file] = words;
      const found = await eventOf(services, eventId);
      const sheet = {
        courseFullname: found.course.fullname,
        batch: found.event.batch,
        timeZone: found.event.timeZone,
        session: await sessionOf(db, eventId, no),
        rows: await attendanceOf(db, eventId),
      };
      await writeFile(file, file.endsWith('.csv') ? attendanceCsv(sheet) : await attendancePdf(sheet));
      return [`Written to ${file}.`];
    }
  }
}

/** Looks after classes: links to doors, attendance, sheets. */
export async function runCommand(services: CommandServices, asked: ClassesCommand): Promise<Said> {
  try {
    return { lines: await said(services, asked), exitCode: 0 };
  } catch (error) {
    if (error instanceof ApiError) return { lines: [error.message], exitCode: 1 };
    throw error;
  }
}
