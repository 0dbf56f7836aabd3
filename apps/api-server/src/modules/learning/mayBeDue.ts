import { runNamed, type Executor } from '../../db/index.ts';

/** Enrolments looked at in one go; the next go begins after the last of them. */
const BATCH = 200;

/** Not finished, and no lesson that counts is left at the moment $1: only such may be due. */
const MAY_BE_DUE = `enrolment e where e.completed_at is null
  and not exists(select from section s join lesson l on l.section_id = s.id
    where s.course_id = e.course_id and l.is_required and l.retired_at is null and l.published_at <= $1
      and not exists(select from lesson_progress p where p.enrolment_id = e.id and p.lesson_id = l.id and p.done_at is not null))`;

const statement = (name: string, narrowed: string) => ({
  name,
  text: `select e.id from ${MAY_BE_DUE} and e.id > $2${narrowed} order by e.id limit ${BATCH}`,
});
/** Those of a course whose learners are being looked through are due already, and nobody's defect. */
const OF_ALL = statement(
  'learning-sweep',
  ' and not exists(select from course_finishing f where f.course_id = e.course_id)',
);
const OF_COURSE = statement('learning-sweep-course', ' and e.course_id = $3');
const COUNT = {
  name: 'learning-due-count',
  text: `select count(*)::int as found from ${MAY_BE_DUE} and e.course_id = $2`,
};

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Ids of enrolments that may be due, of all courses, a few at a time. */
export async function* mayBeDue(db: Executor, { now }: { now: () => Date }): AsyncGenerator<string> {
  for (let after = FIRST_ID; ;) {
    const rows = await runNamed<{ id: string }>(db, OF_ALL, [now(), after]);
    for (const { id } of rows) yield id;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/** The next of a course that may be due, in the order of their ids; none when all were looked at. */
export async function dueAfter(
  db: Executor,
  { courseId, after, now }: { courseId: number; after: string | null; now: Date },
): Promise<string[]> {
  const rows = await runNamed<{ id: string }>(db, OF_COURSE, [now, after ?? FIRST_ID, courseId]);
  return rows.map(({ id }) => id);
}

/** How many of a course may be due. */
export async function countDue(db: Executor, courseId: number, now: Date): Promise<number> {
  const [row] = await runNamed<{ found: number }>(db, COUNT, [now, courseId]);
  return row!.found;
}
