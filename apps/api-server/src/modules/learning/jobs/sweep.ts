import { runNamed } from '../../../db/index.ts';
import { completeIfDue } from '../completeIfDue.ts';
import type { LearningJobServices } from './run.ts';

/** Enrolments looked at in one go; the next go begins after the last of them. */
const BATCH = 200;

/** Not finished, and no lesson that counts is left: only such may be due. */
const CANDIDATES = {
  name: 'learning-sweep',
  text: `select e.id from enrolment e
    where e.completed_at is null and e.id > $1
      and not exists(select from section s join lesson l on l.section_id = s.id
        where s.course_id = e.course_id and l.is_required and l.retired_at is null and l.published_at <= $2
          and not exists(select from lesson_progress p where p.enrolment_id = e.id and p.lesson_id = l.id and p.done_at is not null))
    order by e.id limit ${BATCH}`,
};

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Looks for enrolments that are due and were not finished by what was done last. There are none: one that is found is
 * finished, and is a defect to be looked into (docs/product/learning.md#finishing). @returns how many were found
 */
export async function sweepDue(services: LearningJobServices): Promise<number> {
  let found = 0;
  for (let after = FIRST_ID; ;) {
    const rows = await runNamed<{ id: string }>(services.db, CANDIDATES, [after, services.now()]);
    for (const { id } of rows) {
      if (!(await services.db.transaction((tx) => completeIfDue(tx, services, id)))) continue;
      found += 1;
      services.log.error({ enrolmentId: id }, 'an enrolment was due and not finished');
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return found;
    after = last.id;
  }
}
