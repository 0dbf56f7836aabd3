import { internshipEntries as entries, type internshipCourse } from '@suluh/api/catalogue';
import { percentDone } from '@suluh/domain/learning';
import {
  dueOn,
  isOfStatus,
  isOnSchedule,
  letterMonths,
  mayEnrolOn,
  onJobMonth,
  onJobProgress,
  type OnJobPeriod,
} from '@suluh/domain/programme';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { list } from '../../search/listing.ts';
import type { Services } from '../../services.ts';
import { programScope } from '../course/listCourses.ts';
import { itemsOf, offeredItems } from '../myCourse/items.ts';
import { lockLearner } from '../order/enrol.ts';
import { openCourse } from '../order/openCourse.ts';
import {
  INTERNSHIP,
  participant,
  internshipProgram,
  periodOf,
  periodRowOf,
  todayOf,
  toPlace,
} from './internshipProgram.ts';
import { reportsOf } from './report.ts';

type Course = z.input<typeof internshipCourse>;

/** The mandatory courses, in order: id, and the month of a period by whose end it is to be finished. */
async function mandatoryOf(db: Executor): Promise<Map<number, number | null>> {
  const { course, internshipMandatory } = schema;
  const rows = await db
    .select({ id: internshipMandatory.courseId, dueMonth: internshipMandatory.dueMonth })
    .from(internshipMandatory)
    .innerJoin(course, eq(course.id, internshipMandatory.courseId))
    .where(eq(course.isPublished, true))
    .orderBy(asc(internshipMandatory.position), asc(internshipMandatory.courseId));
  return new Map(rows.map(({ id, dueMonth }) => [id, dueMonth]));
}

/** The mandatory courses with their names, as staff set them. */
export async function mandatoryList(db: Executor) {
  const { course, internshipMandatory } = schema;
  return db
    .select({ id: course.id, fullname: course.fullname, dueMonth: internshipMandatory.dueMonth })
    .from(internshipMandatory)
    .innerJoin(course, eq(course.id, internshipMandatory.courseId))
    .orderBy(asc(internshipMandatory.position), asc(internshipMandatory.courseId));
}

/** Ids of the mandatory courses, in order. */
export const mandatoryIds = async (db: Executor): Promise<number[]> => [...(await mandatoryOf(db)).keys()];

/** What a participant owns of the programme, and its schedule. */
async function ownedOf(db: Executor, userId: string, programId: number) {
  const { courseProgram, enrolment, event } = schema;
  const ofProgram = and(eq(courseProgram.courseId, enrolment.courseId), eq(courseProgram.programId, programId));
  const rows = await db
    .select({ enrolment, event })
    .from(enrolment)
    .innerJoin(courseProgram, ofProgram)
    .leftJoin(event, eq(event.id, enrolment.eventId))
    .where(and(eq(enrolment.userId, userId), isNull(enrolment.hiddenAt)))
    .orderBy(asc(enrolment.courseId));
  return new Map(rows.map((row) => [row.enrolment.courseId, row]));
}

type Owned = Awaited<ReturnType<typeof ownedOf>>;

/** These courses as their participant has them, in the order given; what is not published and not owned is left out. */
async function coursesOf(
  services: Services,
  ids: readonly number[],
  owned: Owned,
  { mandatory, period }: { mandatory: ReadonlyMap<number, number | null>; period: OnJobPeriod | null },
) {
  const mine = ids.flatMap((id) => owned.get(id) ?? []);
  const others = ids.filter((id) => !owned.has(id)).map((id) => ({ id, isFull: false }));
  const items = [...(await itemsOf(services, mine)), ...(await offeredItems(services, others))];
  const byId = new Map(items.map((item) => [item.courseId, item]));
  return ids.flatMap((id): Course[] => {
    const item = byId.get(id);
    if (!item) return [];
    const month = mandatory.get(id);
    return [
      { ...item, isMandatory: month !== undefined, dueOn: period && month !== undefined ? dueOn(period, month) : null },
    ];
  });
}

const courses = route(entries.internshipCourses, async ({ query: { page, limit, status }, caller }, services) => {
  const { db, courseCache } = services;
  const { userId } = participant(caller);
  const program = await internshipProgram(db);
  const [mandatory, owned, period] = await Promise.all([
    mandatoryOf(db),
    ownedOf(db, userId, program.id),
    periodOf(db, userId),
  ]);
  const { index } = courseCache; // nothing below may wait: sets belong to one index
  const listing = list(index, { scope: programScope(program).of(index), found: null, sort: 0, filters: {} });
  const given = listing.page(1, Math.max(1, listing.total));
  const ids = [...new Set([...mandatory.keys(), ...given, ...owned.keys()])].filter((id) => {
    const row = owned.get(id);
    return isOfStatus({ isOwned: row !== undefined, isCompleted: Boolean(row?.enrolment.completedAt) }, status);
  });
  const shown = ids.slice((page - 1) * limit, page * limit);
  return {
    data: await coursesOf(services, shown, owned, { mandatory, period }),
    meta: { page, limit, totalData: ids.length },
  };
});

/** A period as answers carry it. */
export const toPeriod = (period: OnJobPeriod, today: string) => ({
  startsOn: period.startsOn,
  months: period.months,
  ...onJobProgress(period, today),
  month: onJobMonth(period, today),
});

/** What a participant has to do and did, as of today. */
export async function standingOf(services: Services, userId: string) {
  const { db } = services;
  const program = await internshipProgram(db);
  const [row, required, owned] = await Promise.all([
    periodRowOf(db, userId),
    mandatoryOf(db),
    ownedOf(db, userId, program.id),
  ]);
  const mandatory = await coursesOf(services, [...required.keys()], owned, { mandatory: required, period: row });
  const done = mandatory.filter(({ completedAt }) => completedAt !== null).length;
  const today = todayOf(services);
  const reports = row ? await reportsOf(db, userId, row, today) : [];
  const open = [...mandatory.filter(({ completedAt }) => !completedAt), ...reports.filter(({ sentAt }) => !sentAt)];
  return {
    version: row?.version ?? 0,
    today,
    period: row && toPeriod(row, today),
    place: row && toPlace(row),
    reports,
    grade: row && row.grade !== null ? { score: row.grade, note: row.gradeNote } : null,
    isOnSchedule: isOnSchedule(
      open.flatMap((each) => each.dueOn ?? []),
      today,
    ),
    mandatory,
    progress: { done, total: mandatory.length, percent: percentDone(done, mandatory.length) },
    letters: row ? letterMonths(row, today) : [],
  };
}

const own = route(entries.internshipOwn, async ({ caller }, services) => {
  const { version: _version, ...standing } = await standingOf(services, participant(caller).userId);
  return { data: standing };
});

/** Courses of the programme that cost nothing, as a condition on `course`: the internship sells none. */
export const givenBy = (programId: number) => {
  const { course, courseProgram } = schema;
  return sql`${course.isPublished} and ${course.priceAfter} = 0 and exists(select from ${courseProgram} where ${courseProgram.courseId} = ${course.id} and ${courseProgram.programId} = ${programId})`;
};

/** The participant is locked, so that of several calls at once one gives the course. */
const enrol = route(
  entries.internshipEnrol,
  async ({ params: { id: courseId }, body: { eventId }, caller, site }, services) => {
    const { db } = services;
    const who = participant(caller);
    const program = await internshipProgram(db);
    return db.transaction(async (tx) => {
      await lockLearner(tx, who.userId);
      if (!mayEnrolOn(await periodOf(tx, who.userId), todayOf(services))) throw new ApiError('INTERNSHIP_OVER');
      const given = { who, site, courseId, eventId, within: givenBy(program.id), productCode: null };
      return { data: await openCourse(tx, services, given) };
    });
  },
);

const partnership = route(entries.internshipPartnership, async (_call, { db }) => {
  const { course, courseProgram, partner, program } = schema;
  const rows = await db
    .select({ partner, totalCourse: sql<number>`count(*)::int` })
    .from(partner)
    .innerJoin(course, and(eq(course.partnerId, partner.id), eq(course.isPublished, true), eq(course.priceAfter, 0)))
    .innerJoin(courseProgram, eq(courseProgram.courseId, course.id))
    .innerJoin(program, and(eq(program.id, courseProgram.programId), eq(program.sessionType, INTERNSHIP)))
    .groupBy(partner.id)
    .orderBy(asc(partner.orgName));
  return {
    data: rows.map(({ partner: { code, orgName, slug, foto, city, isInternal }, totalCourse }) => ({
      code,
      orgName,
      slug,
      foto,
      city,
      isInternal,
      totalCourse,
    })),
  };
});

/** The courses of the internship, and how far a participant is (docs/product/internship.md). */
export const internshipCourseRoutes = [courses, own, enrol, partnership];
