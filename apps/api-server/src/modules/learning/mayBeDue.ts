import { runNamed, type Executor } from '../../db/index.ts';

/** Enrolments looked at in one go; the next go begins after the last of them. */
const BATCH = 200;

/** Not finished, and no lesson that counts is left: only such may be due. */
const statement = (name: string, narrowed: string) => ({
  name,
  text: `select e.id from enrolment e
    where e.completed_at is null and e.id > $1${narrowed}
      and not exists(select from section s join lesson l on l.section_id = s.id
        where s.course_id = e.course_id and l.is_required and l.retired_at is null and l.published_at <= $2
          and not exists(select from lesson_progress p where p.enrolment_id = e.id and p.lesson_id = l.id and p.done_at is not null))
    order by e.id limit ${BATCH}`,
});
const OF_ALL = statement('learning-sweep', '');
const OF_COURSE = statement('learning-sweep-course', ' and e.course_id = $3');

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Ids of enrolments that may be due, of one course or of all, a few at a time. */
export async function* mayBeDue(
  db: Executor,
  { now, courseId }: { now: () => Date; courseId?: number },
): AsyncGenerator<string> {
  for (let after = FIRST_ID; ;) {
    const rows = await (courseId === undefined
      ? runNamed<{ id: string }>(db, OF_ALL, [after, now()])
      : runNamed<{ id: string }>(db, OF_COURSE, [after, now(), courseId]));
    for (const { id } of rows) yield id;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
