import { internshipStaffEntries as entries } from '@suluh/api/catalogue';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Caller } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { ApiError } from '../../http/apiError.ts';
import { holdsText } from '../staff/holdsText.ts';
import { requireVersion } from '../staff/editedRecords.ts';
import { setGrade, setPeriod, setPlace, type OfParticipant } from './changePeriod.ts';
import { givenBy, mandatoryIds, standingOf, toPeriod } from './courses.ts';
import { INTERNSHIP, internshipProgram, organiser, reachesProgram, todayOf, toPlace } from './internshipProgram.ts';
import { invite, revokeInvitation, toInvitation } from './invite.ts';
import { hoursOf, letterFile } from './letter.ts';
import { mandatoryRead, setMandatory } from './organise.ts';
import { reportFile } from './report.ts';

/** Whether the lists of the internship have rows for who asks: what a grant does not reach is empty. */
async function seesInternship(caller: Caller, { db }: Services): Promise<boolean> {
  return reachesProgram(staff(caller), (await internshipProgram(db)).id);
}

const invitations = route(entries.invitations, async ({ query: { page, limit }, caller }, services) => {
  const { internshipInvitation: table } = schema;
  if (!(await seesInternship(caller, services))) return { data: [], meta: { page, limit, totalData: 0 } };
  const [rows, totalData] = await Promise.all([
    services.db
      .select()
      .from(table)
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(limit)
      .offset((page - 1) * limit),
    services.db.$count(table),
  ]);
  return { data: rows.map(toInvitation), meta: { page, limit, totalData } };
});

const make = route(entries.invite, async ({ body, caller }, services) => {
  const { actorId } = await organiser(caller, services.db);
  return { data: (await invite(services, body, actorId)).map(toInvitation) };
});

const revoke = route(entries.invitationRevoke, async ({ params, caller }, services) => {
  const { actorId } = await organiser(caller, services.db);
  await revokeInvitation(services, params.id, actorId);
  return { data: {} };
});

const mandatory = route(entries.mandatoryCourses, async ({ caller }, services) => {
  if (!(await seesInternship(caller, services))) return { data: { version: 0, courses: [] } };
  return { data: await mandatoryRead(services.db) };
});

const set = route(entries.mandatorySet, async ({ body: { courseIds, dueMonths }, caller, ifMatch }, services) => {
  const { actorId } = await organiser(caller, services.db);
  const version = requireVersion(ifMatch);
  await setMandatory(services.db, { courseIds, dueMonths, actorId, version });
  return { data: await mandatoryRead(services.db) };
});

const given = route(entries.givenCourses, async ({ caller }, services) => {
  if (!(await seesInternship(caller, services))) return { data: [] };
  const { db } = services;
  const { course } = schema;
  const program = await internshipProgram(db);
  return {
    data: await db
      .select({ id: course.id, fullname: course.fullname })
      .from(course)
      .where(givenBy(program.id))
      .orderBy(asc(course.fullname), asc(course.id)),
  };
});

const participants = route(entries.participants, async ({ query: { page, limit, q }, caller }, services) => {
  if (!(await seesInternship(caller, services))) return { data: [], meta: { page, limit, totalData: 0 } };
  const { db } = services;
  const named = q ? or(holdsText(schema.userAccount.fullname, q), holdsText(schema.userAccount.email, q)) : undefined;
  const { internshipPeriod, membership, userAccount } = schema;
  const ids = await mandatoryIds(db);
  const rows = await db
    .select({
      id: userAccount.id,
      fullname: userAccount.fullname,
      email: userAccount.email,
      row: internshipPeriod,
      reports: sql<
        number[]
      >`array(select r.month from internship_report r where r.user_id = ${userAccount.id} order by 1)`,
      mandatoryDone: sql<number>`(select count(distinct n.course_id)::int from enrolment n join internship_mandatory m on m.course_id = n.course_id where n.user_id = ${userAccount.id} and n.completed_at is not null)`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(userAccount)
    .innerJoin(membership, eq(membership.userId, userAccount.id))
    .leftJoin(internshipPeriod, eq(internshipPeriod.userId, userAccount.id))
    .where(and(eq(membership.sessionType, INTERNSHIP), named))
    .orderBy(asc(userAccount.fullname), asc(userAccount.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const today = todayOf(services);
  return {
    data: rows.map(({ row: period, total: _total, ...row }) => ({
      ...row,
      period: period && toPeriod(period, today),
      place: period && toPlace(period),
      grade: period?.grade ?? null,
      mandatoryTotal: ids.length,
    })),
    meta: { page, limit, totalData: rows[0]?.total ?? 0 },
  };
});

const one = route(entries.participantOne, async ({ params: { userId }, caller }, services) => {
  const { db } = services;
  await organiser(caller, db);
  const { membership, userAccount } = schema;
  const [person] = await db
    .select({ id: userAccount.id, fullname: userAccount.fullname, email: userAccount.email })
    .from(userAccount)
    .innerJoin(membership, and(eq(membership.userId, userAccount.id), eq(membership.sessionType, INTERNSHIP)))
    .where(eq(userAccount.id, userId));
  if (!person) throw new ApiError('NOT_FOUND');
  const { letters: _letters, ...standing } = await standingOf(services, userId);
  return {
    data: { ...person, ...standing, hours: standing.period ? await hoursOf(services, userId, standing.period) : [] },
  };
});

const letter = route(entries.participantLetter, async ({ params: { userId, month }, caller }, services) => {
  await organiser(caller, services.db);
  return { data: await letterFile(services, userId, month) };
});

/** Whose period a call changes, from which version on. @throws ApiError NOT_FOUND, BAD_REQUEST without a version */
async function ofParticipant(
  { params: { userId }, caller, ifMatch }: { params: { userId: string }; caller: Caller; ifMatch: number | null },
  { db }: Services,
): Promise<OfParticipant> {
  const { actorId } = await organiser(caller, db);
  return { userId, actorId, version: requireVersion(ifMatch) };
}

const period = route(entries.periodSet, async (call, services) => {
  const version = await setPeriod(services, await ofParticipant(call, services), call.body);
  return { data: { ...toPeriod(call.body, todayOf(services)), version } };
});

const place = route(entries.placeSet, async (call, services) => {
  const version = await setPlace(services, await ofParticipant(call, services), call.body);
  return { data: { ...call.body, version } };
});

const grade = route(entries.gradeSet, async (call, services) => {
  const version = await setGrade(services, await ofParticipant(call, services), call.body);
  return { data: { ...call.body, version } };
});

const report = route(entries.participantReport, async ({ params: { userId, month }, caller }, services) => {
  await organiser(caller, services.db);
  return { data: await reportFile(services, userId, month) };
});

/** What organisers of the internship do (docs/product/internship.md#organisers). */
export const internshipStaffRoutes = [
  invitations,
  make,
  revoke,
  mandatory,
  set,
  given,
  participants,
  one,
  letter,
  period,
  place,
  grade,
  report,
];
