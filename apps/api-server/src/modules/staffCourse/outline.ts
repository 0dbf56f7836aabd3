import { staffCourseEntries as entries, type staffOutline } from '@suluh/api/catalogue';
import { rulesOfKind } from '@suluh/domain/learning';
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Call } from '../../http/route.ts';
import { lastChangeOf, recordChange } from '../staff/change.ts';
import { requireVersion } from '../staff/editedRecords.ts';
import { oneOf } from '../staff/records.ts';
import { askToFinishDue } from '../learning/finishDue.ts';
import { recordAllDone } from '../learning/recordDone.ts';
import { harmless } from '../lesson/harmless.ts';
import { outlineChange } from './outlineChange.ts';
import { courseRecords, requireStillPublishable, withMissing } from './records.ts';

type Outline = z.input<typeof staffOutline>;
type Lesson = Outline['sections'][number]['lessons'][number];
type Saved = Call<typeof entries.outlineSave>['body']['sections'];

const { course, lesson, lessonProgress, section, submission } = schema;

/** Parts and lessons of a course in their order, without what was retired. */
async function outlineOf(db: Executor, courseId: number): Promise<Outline> {
  const [head] = await db.select({ version: course.outlineVersion }).from(course).where(eq(course.id, courseId));
  const rows = await db
    .select({
      section,
      lesson,
      learners: sql<number>`(select count(*)::int from ${lessonProgress} where ${lessonProgress.lessonId} = ${lesson.id})`,
    })
    .from(section)
    .leftJoin(lesson, and(eq(lesson.sectionId, section.id), isNull(lesson.retiredAt)))
    .where(eq(section.courseId, courseId))
    .orderBy(asc(section.position), asc(section.id), asc(lesson.position), asc(lesson.id));
  const parts = new Map<number, Outline['sections'][number]>();
  for (const { section: part, lesson: item, learners } of rows) {
    const known = parts.get(part.id) ?? { id: part.id, title: part.title, lessons: [] };
    parts.set(part.id, known);
    if (!item) continue;
    const { id, title, durationMinutes, isPreview, isRequired, url } = item;
    const rule = item.rule as Lesson['rule'];
    const content = item.content === null ? null : harmless(item.content);
    const kind = item.kind as Lesson['kind'];
    known.lessons.push({ id, title, kind, durationMinutes, isPreview, isRequired, rule, content, url, learners });
  }
  return { version: head!.version, sections: [...parts.values()] };
}

/** Ids that are named must be of this course. @throws ApiError NOT_FOUND */
function requireOwn(before: Outline, sections: Saved): void {
  const parts = new Set(before.sections.map(({ id }) => id));
  const lessons = new Set(before.sections.flatMap((each) => each.lessons.map(({ id }) => id)));
  const named = sections.flatMap((each) => each.lessons.flatMap(({ id }) => id ?? []));
  if (
    sections.some(({ id }) => id !== undefined && !parts.has(id)) ||
    named.some((id) => !lessons.has(id)) ||
    new Set(named).size !== named.length
  )
    throw new ApiError('NOT_FOUND');
}

async function removeLessons(tx: Executor, before: Outline, kept: ReadonlySet<number>, now: Date): Promise<void> {
  const gone = before.sections.flatMap((each) => each.lessons).filter(({ id }) => !kept.has(id));
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return;
  // Whatever learners have done with a lesson hangs on it: only what nobody touched goes altogether.
  const touched = await tx
    .select({ id: lesson.id })
    .from(lesson)
    .where(
      and(
        inArray(lesson.id, ids),
        sql`(exists(select from lesson_progress x where x.lesson_id = ${lesson.id})
          or exists(select from lesson_note x where x.lesson_id = ${lesson.id})
          or exists(select from lesson_question x where x.lesson_id = ${lesson.id})
          or exists(select from package_state x where x.lesson_id = ${lesson.id})
          or exists(select from submission x where x.lesson_id = ${lesson.id})
          or exists(select from test t join test_attempt a on a.test_id = t.id where t.lesson_id = ${lesson.id}))`,
      ),
    );
  const retired = touched.map(({ id }) => id);
  if (retired.length > 0) await tx.update(lesson).set({ retiredAt: now }).where(inArray(lesson.id, retired));
  const untouched = ids.filter((id) => !retired.includes(id));
  if (untouched.length > 0) await tx.delete(lesson).where(inArray(lesson.id, untouched));
}

async function saveLessons(tx: Executor, sectionId: number, lessons: Saved[number]['lessons']): Promise<void> {
  for (const [position, { id, content, ...fields }] of lessons.entries()) {
    const values = {
      ...fields,
      sectionId,
      position,
      ...(content === undefined ? {} : { content: content === null ? null : harmless(content) }),
    };
    if (id === undefined) await tx.insert(lesson).values(values);
    else await tx.update(lesson).set(values).where(eq(lesson.id, id));
  }
}

/** Saves an outline as one. Parts that hold a retired lesson stay, without a lesson that shows. */
async function saveOutline(
  tx: Executor,
  { courseId, before, sections, now }: { courseId: number; before: Outline; sections: Saved; now: Date },
): Promise<void> {
  requireOwn(before, sections);
  const kept = new Set(sections.flatMap((each) => each.lessons.flatMap(({ id }) => id ?? [])));
  await removeLessons(tx, before, kept, now);
  const partIds: number[] = [];
  for (const [position, { id, title, lessons }] of sections.entries()) {
    const [part] =
      id === undefined
        ? await tx.insert(section).values({ courseId, title, position }).returning({ id: section.id })
        : await tx.update(section).set({ title, position }).where(eq(section.id, id)).returning({ id: section.id });
    partIds.push(part!.id);
    await saveLessons(tx, part!.id, lessons);
  }
  const others = and(eq(section.courseId, courseId), partIds.length > 0 ? notInArray(section.id, partIds) : undefined);
  await tx.delete(section).where(and(others, sql`not exists(select from lesson x where x.section_id = ${section.id})`));
}

/** Whether a lesson counts no more that counted before. */
function isEased(before: Outline, after: Outline): boolean {
  const counted = (outline: Outline) =>
    outline.sections.flatMap(({ lessons }) => lessons.filter(({ isRequired }) => isRequired).map(({ id }) => id));
  const left = new Set(counted(after));
  return counted(before).some((id) => !left.has(id));
}

/**
 * Work that was handed in counts from the moment its lesson asks for no mark any more: nobody hands in twice.
 * @returns whether anybody's counts now
 */
async function countHandedIn(
  tx: Executor,
  { before, after, now }: { before: Outline; after: Outline; now: Date },
): Promise<boolean> {
  const lessonsOf = (outline: Outline) => outline.sections.flatMap(({ lessons }) => lessons);
  const marked = new Set(lessonsOf(before).flatMap(({ id, rule }) => (rule === 'marked' ? [id] : [])));
  const eased = lessonsOf(after).filter(
    ({ id, kind, rule }) => marked.has(id) && (rule ?? rulesOfKind(kind)[0]) === 'handed-in',
  );
  if (eased.length === 0) return false;
  const works = await tx
    .selectDistinct({ enrolmentId: submission.enrolmentId, lessonId: submission.lessonId })
    .from(submission)
    .where(inArray(submission.lessonId, eased.map(({ id }) => id))); // prettier-ignore
  return (await recordAllDone(tx, works.map((work) => ({ ...work, at: now, receivedAt: now })))) > 0; // prettier-ignore
}

export const outlineRoutes = [
  route(entries.outlineRead, async ({ params, caller }, { db }) => {
    await oneOf(db, courseRecords, params.id, staff(caller).reach);
    return { data: await outlineOf(db, params.id) };
  }),

  route(entries.outlineSave, async ({ params: { id }, body, caller, ifMatch }, { db, now }) => {
    const { userId, reach } = staff(caller);
    const version = requireVersion(ifMatch);
    const data = await db.transaction(async (tx) => {
      const head = await withMissing(tx, await oneOf(tx, courseRecords, id, reach));
      const [taken] = await tx
        .update(course)
        .set({ outlineVersion: sql`${course.outlineVersion} + 1`, updatedAt: now() })
        .where(and(eq(course.id, id), eq(course.outlineVersion, version)))
        .returning({ id: course.id });
      const before = await outlineOf(tx, id);
      const subject = `course ${id}`;
      if (!taken) throw new ApiError('CONFLICT', { data: { current: before, ...(await lastChangeOf(tx, subject)) } });
      await saveOutline(tx, { courseId: id, before, sections: body.sections, now: now() });
      await requireStillPublishable(tx, head, await oneOf(tx, courseRecords, id, reach), () => 'sections');
      const after = await outlineOf(tx, id);
      await recordChange(tx, {
        by: userId,
        action: 'course.outline',
        subject,
        ...outlineChange(before, after),
      });
      const hasCounted = await countHandedIn(tx, { before, after, now: now() });
      if (hasCounted || isEased(before, after)) await askToFinishDue(tx, id, now());
      return after;
    });
    return { data };
  }),
];
