import { writeFile } from 'node:fs/promises';
import { ApiError } from '../http/apiError.ts';
import { attendanceOf } from '../modules/attending/attendanceSheet.ts';
import { attendanceCsv, attendancePdf } from '../modules/attending/attendanceSheetFiles.ts';
import { giveCourseSessions, giveEventSessions } from '../modules/attending/giveSessions.ts';
import { recordAttendance, sessionOf, voidAttendance } from '../modules/staff/attendance.ts';
import { accountOf, enrolmentsOf, eventOf, type ClassServices } from './found.ts';

interface Deed {
  /** E-mail address of who does it. */
  by: string;
}

/** Gives a course learned alone its number of sessions. */
export async function countSessions(
  services: ClassServices,
  { courseId, count, by }: Deed & { courseId: number; count: number },
): Promise<string[]> {
  const given = { courseId, count, by: await accountOf(services, by), version: null, now: services.now() };
  await services.db.transaction((tx) => giveCourseSessions(tx, given));
  return [`Course ${courseId} has ${count} sessions.`];
}

/** Gives a schedule its sessions by their hours. */
export async function setHours(
  services: ClassServices,
  { eventId, sessions, by }: Deed & { eventId: number; sessions: { startAt: Date; endAt: Date }[] },
): Promise<string[]> {
  const given = { eventId, sessions, by: await accountOf(services, by), version: null, now: services.now() };
  await services.db.transaction((tx) => giveEventSessions(tx, given));
  return [`Schedule ${eventId} has ${sessions.length} sessions.`];
}

/** A session of a schedule. */
interface Session {
  eventId: number;
  no: number;
}

/** Writes down that learners were there. */
export async function attend(
  services: ClassServices,
  { eventId, no, learners, by }: Deed & Session & { learners: string[] },
): Promise<string[]> {
  const { event } = await eventOf(services, eventId);
  const enrolmentIds = await enrolmentsOf(services, eventId, learners);
  if (enrolmentIds.length !== new Set(learners).size)
    throw new ApiError('NOT_FOUND', {
      message: 'Not all of these have a place in this schedule; nothing was written.',
    });
  const { recorded, already, refused } = await recordAttendance(services, {
    event,
    no,
    enrolmentIds,
    by: await accountOf(services, by),
    reach: 'everything',
  });
  const rest = refused.length > 0 ? `, ${refused.length} refused` : '';
  return [`${recorded} written down, ${already} were there already${rest}.`];
}

/** Takes back that a learner was there. */
export async function takeBack(
  services: ClassServices,
  { eventId, no, learner, by }: Deed & Session & { learner: string },
): Promise<string[]> {
  await eventOf(services, eventId);
  const [enrolmentId] = await enrolmentsOf(services, eventId, [learner]);
  const actor = await accountOf(services, by);
  if (!enrolmentId || !(await voidAttendance(services, { eventId, no, enrolmentId, by: actor })))
    throw new ApiError('NOT_FOUND', { message: `${learner} is not written down as having been there.` });
  return ['Taken back.'];
}

/** Writes the attendance of a session into a file, PDF or CSV by its name. */
export async function writeSheet(
  services: ClassServices,
  { eventId, no, file }: Session & { file: string },
): Promise<string[]> {
  const { course, event } = await eventOf(services, eventId);
  const sheet = {
    courseFullname: course.fullname,
    batch: event.batch,
    timeZone: event.timeZone,
    session: await sessionOf(services.db, eventId, no),
    rows: await attendanceOf(services.db, eventId),
  };
  await writeFile(file, file.endsWith('.csv') ? attendanceCsv(sheet) : await attendancePdf(sheet));
  return [`Written to ${file}.`];
}
