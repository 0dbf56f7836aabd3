import { DAY_MS } from '@suluh/domain/time';
import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../src/db/executor.ts';
import { clientOf } from '../../../src/db/named.ts';
import { lesson, lessonAsset, section } from '../../../src/db/schema/index.ts';
import { publishingProblems } from '../../../src/modules/learning/publishing.ts';
import { demoLessons } from '../data/lessons/index.ts';
import { plainParts } from '../data/lessons/plain.ts';
import type { DemoLesson } from '../data/lessons/shape.ts';
import { jakartaTime } from './chance.ts';
import type { InsertedCourse } from './courses.ts';
import { assetRows } from './lessonFiles.ts';
import { insertTest } from './lessonTests.ts';

/** Lessons came out before any demo learner bought a course. */
const PUBLISHED_DAYS_AGO = 90;

/** Those of these courses somebody has begun: a lesson, a note, a test, work handed in. */
async function begun(tx: Executor, courses: readonly InsertedCourse[]): Promise<Set<number>> {
  const ids = courses.map(({ id }) => id);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select c.id from course c where ${inArray(sql`c.id`, ids)} and (
      exists(select from section s join lesson l on l.section_id = s.id where s.course_id = c.id and (
        exists(select from lesson_progress p where p.lesson_id = l.id)
        or exists(select from lesson_note n where n.lesson_id = l.id)
        or exists(select from submission w where w.lesson_id = l.id)))
      or exists(select from test t join test_attempt a on a.test_id = t.id where t.course_id = c.id))`);
  return new Set(rows.map(({ id }) => id));
}

const lessonRow = (demo: DemoLesson, now: Date) => ({
  title: demo.title,
  summary: demo.summary,
  kind: demo.kind,
  durationMinutes: demo.minutes,
  content: 'content' in demo ? (demo.content ?? null) : null,
  url: 'url' in demo ? demo.url : null,
  startAt: demo.kind === 'live' ? jakartaTime(now, demo.inDays, demo.fromHour) : null,
  endAt: demo.kind === 'live' ? jakartaTime(now, demo.inDays, demo.toHour) : null,
  publishedAt: new Date(now.getTime() - PUBLISHED_DAYS_AGO * DAY_MS),
});

async function insertPart(
  tx: Executor,
  {
    courseId,
    position,
    title,
    lessons,
  }: { courseId: number; position: number; title: string; lessons: readonly DemoLesson[] },
  now: Date,
): Promise<void> {
  const [part] = await tx.insert(section).values({ courseId, title, position }).returning({ id: section.id });
  const rows = await tx
    .insert(lesson)
    .values(
      lessons.map((demo, at) => ({
        ...lessonRow(demo, now),
        sectionId: part!.id,
        isPreview: position === 0 && at === 0,
        position: at,
      })),
    )
    .returning({ id: lesson.id, position: lesson.position });
  for (const { id, position: at } of rows) {
    const demo = lessons[at]!;
    const assets = await assetRows(demo, id);
    if (assets.length > 0) await tx.insert(lessonAsset).values(assets);
    if (demo.kind === 'quiz')
      await insertTest(tx, courseId, { kind: 'quiz', lessonId: id, title: demo.title, questions: demo.questions });
  }
}

/**
 * Gives the demo courses their parts, lessons and tests, in place of those they had. A course somebody has begun keeps
 * what it has. Files are those in `scripts/demo/lessons`.
 */
export async function insertLessons(tx: Executor, courses: readonly InsertedCourse[], now: Date): Promise<void> {
  const kept = await begun(tx, courses);
  for (const { id, demo } of courses.filter((course) => !kept.has(course.id))) {
    await tx.execute(sql`delete from test where course_id = ${id}`);
    await tx.execute(sql`delete from section where course_id = ${id}`);
    const written = demoLessons.find(({ course }) => course === demo.title);
    for (const [position, part] of (written?.parts ?? plainParts(demo)).entries())
      await insertPart(tx, { courseId: id, position, ...part }, now);
    for (const test of written?.tests ?? []) await insertTest(tx, id, test);
  }
  const problems = await publishingProblems(
    clientOf(tx),
    courses.map(({ id }) => id),
  );
  if (problems.size > 0) throw new Error(`Nobody could finish demo courses: ${JSON.stringify([...problems])}`);
}
