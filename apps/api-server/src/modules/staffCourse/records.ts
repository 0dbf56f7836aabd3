import { staffCourseEntries as entries, type staffCourse } from '@suluh/api/catalogue';
import { needsSchedule, SCHEDULED_TYPES } from '@suluh/domain/schedule';
import { lostForPublishing, missingForPublishing, type Missing } from '@suluh/domain/staff';
import { staffText } from '@suluh/i18n-id/staff';
import { and, eq, exists, inArray, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { coursesWithin } from '../../access/scope.ts';
import { clientOf } from '../../db/named.ts';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { holdsText } from '../staff/holdsText.ts';
import { nearNames } from '../staff/nearNames.ts';
import type { Records } from '../staff/records.ts';
import { publishingProblems } from '../learning/publishing.ts';
import { harmless } from '../lesson/harmless.ts';
import { paragraphsOf } from './text.ts';

/** A course as it is answered. */
export type StaffCourse = z.input<typeof staffCourse>;

const { course, courseCategory, courseProgram, partner } = schema;

const categoryIds = sql<
  number[]
>`array(select ${courseCategory.categoryId} from ${courseCategory} where ${courseCategory.courseId} = ${course.id} order by ${courseCategory.position}, ${courseCategory.categoryId})`;
const programIds = sql<
  number[]
>`array(select ${courseProgram.programId} from ${courseProgram} where ${courseProgram.courseId} = ${course.id} order by 1)`;

const toStaffCourse = (row: {
  course: typeof course.$inferSelect;
  partnerName: string;
  categoryIds: number[];
  programIds: number[];
}): StaffCourse => {
  const { descriptionHtml, description, updatedAt, typeCode, certificate, faq, ...rest } = row.course;
  return {
    ...rest,
    faq: [...faq],
    typeCode: typeCode as StaffCourse['typeCode'],
    certificate: certificate as StaffCourse['certificate'],
    description: descriptionHtml === null ? paragraphsOf(description) : harmless(descriptionHtml),
    updatedAt: updatedAt.toISOString(),
    partnerName: row.partnerName,
    categoryIds: row.categoryIds,
    programIds: row.programIds,
  };
};

/** Courses as staff find them: those of their partners and programmes. */
export const courseRecords: Records<typeof entries.courses.list> = {
  id: course.id,
  from: sql`${course} left join ${partner} on ${partner.id} = ${course.partnerId}`,
  within: coursesWithin,
  matching: ({ q, isPublished, partnerId, categoryId, typeCode, hasSchedules }) =>
    and(
      q === '' ? undefined : holdsText(course.fullname, q),
      isPublished === undefined ? undefined : eq(course.isPublished, isPublished === 'true'),
      partnerId === undefined ? undefined : eq(course.partnerId, partnerId),
      typeCode === undefined ? undefined : eq(course.typeCode, typeCode),
      hasSchedules === undefined
        ? undefined
        : (hasSchedules === 'true' ? inArray : notInArray)(course.typeCode, [...SCHEDULED_TYPES]),
      categoryId === undefined
        ? undefined
        : exists(
            sql`(select from ${courseCategory} where ${courseCategory.courseId} = ${course.id} and ${courseCategory.categoryId} = ${categoryId})`,
          ),
    ),
  async near(db, words) {
    const where = await nearNames(db, { table: course, name: course.fullname }, words);
    return where && { where, isFew: false };
  },
  sorts: { updatedAt: course.updatedAt, fullname: course.fullname, priceAfter: course.priceAfter },
  async rows(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select({ course, partnerName: partner.orgName, categoryIds, programIds })
      .from(course)
      .innerJoin(partner, eq(partner.id, course.partnerId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(toStaffCourse);
  },
};

const ASKED_OF_LESSONS = (id: number) => sql<{ lessons: number; events: number }>`select
  (select count(*)::int from lesson l join section s on s.id = l.section_id where s.course_id = ${id} and l.retired_at is null) as lessons,
  (select count(*)::int from event e where e.course_id = ${id} and e.end_at > now() and e.cancelled_at is null) as events`;

/** The course, with what stands against publishing it. */
export async function withMissing(db: Executor, row: StaffCourse): Promise<StaffCourse> {
  const counts = (await db.execute<{ lessons: number; events: number }>(ASKED_OF_LESSONS(row.id))).rows[0]!;
  const problems = await publishingProblems(clientOf(db), [row.id]);
  return {
    ...row,
    missing: missingForPublishing({
      summary: row.summary,
      description: row.description,
      categoryCount: row.categoryIds.length,
      needsSchedule: needsSchedule({ coursetype: { id: row.typeCode } }),
      comingEventCount: counts.events,
      lessonCount: counts.lessons,
      unmeetableLessonCount: problems.get(row.id)?.length ?? 0,
    }),
  };
}

/**
 * A published course keeps what publishing asks for (docs/product/staff.md#publishing).
 * @param before with what was missing then @param fieldOf where it is told @throws ApiError BAD_REQUEST at the field
 */
export async function requireStillPublishable(
  tx: Executor,
  before: StaffCourse,
  after: StaffCourse,
  fieldOf: (lost: Missing) => string,
): Promise<void> {
  if (!after.isPublished) return;
  const lost = lostForPublishing(before.missing ?? [], (await withMissing(tx, after)).missing ?? []);
  if (lost.length === 0) return;
  throw new ApiError('BAD_REQUEST', {
    errors: lost.map((each) => ({ field: fieldOf(each), message: staffText.course.stillPublished[each] })),
  });
}
