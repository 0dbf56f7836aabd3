import { sql } from 'drizzle-orm';
import type { Services } from '../../../services.ts';

/** Learners counted in one statement. */
const AT_ONCE = 1_000;

/**
 * Adds learners who are not counted yet to the number their course tells (docs/product/course.md#fields). Not with each purchase, as
 * buyers of one course would wait for its row, and its pages be made anew for each.
 * @returns how many were counted
 */
export async function countLearners({ db }: Pick<Services, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ counted: number }>(sql`
    with counted as (
      update enrolment set is_counted = true
      where id in (
        select id from enrolment where not is_counted limit ${AT_ONCE} for update skip locked
      )
      returning course_id
    ), by_course as (select course_id, count(*)::int as learners from counted group by course_id),
    told as (
      update course c set student_count = c.student_count + b.learners
      from by_course b where c.id = b.course_id
      returning b.learners
    )
    select coalesce(sum(learners), 0)::int as counted from told`);
  return rows[0]!.counted; // an aggregate has one row
}
