import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/index.ts';

interface Learner {
  userId: string;
  programId: number | null;
}

/** Whether a course of a bundle is sold where the bundle is: it is published, and its programme offers it. */
const isSold = (programId: number | null) =>
  sql`k.is_published and (${programId}::int is null or exists(select from course_program p where p.course_id = k.id and p.program_id = ${programId}::int))`;

/** Ids of the bundles of which somebody owns every course that is sold, in their order. */
const ownedBundles = ({ userId, programId }: Learner) => sql`
  select b.id from collection b
  where b.kind = 'bundle' and b.is_published and b.program_id is not distinct from ${programId}::int
    and exists (select from collection_course c join course k on k.id = c.course_id and ${isSold(programId)} where c.collection_id = b.id)
    and not exists (
      select from collection_course c join course k on k.id = c.course_id and ${isSold(programId)}
      where c.collection_id = b.id
        and not exists (select from enrolment n where n.user_id = ${userId} and n.course_id = c.course_id))`;

/** Whether somebody owns a bundle whole (docs/product/bundle.md#owning). */
export async function ownsBundle(db: Executor, learner: Learner): Promise<boolean> {
  const { rows } = await db.execute<{ owns: boolean }>(sql`select exists(${ownedBundles(learner)}) as owns`);
  return rows[0]!.owns;
}

/**
 * The courses of somebody's bundles that they can begin now and have not, each once, in the order of their bundle: a voucher
 * is begun nowhere here, and a class has a day of its own.
 */
export async function coursesToBegin(
  db: Executor,
  learner: Learner,
): Promise<{ courseId: number; fullname: string }[]> {
  const { rows } = await db.execute<{ courseId: number; fullname: string }>(sql`
    select k.id as "courseId", k.fullname from collection_course c
    join course k on k.id = c.course_id
    join enrolment n on n.user_id = ${learner.userId} and n.course_id = c.course_id
    where c.collection_id in (${ownedBundles(learner)}) and not k.is_voucher and n.event_id is null
    group by k.id having max(n.progress_percent) = 0
    order by min(c.position), k.id`);
  return rows;
}
