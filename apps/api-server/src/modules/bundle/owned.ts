import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/index.ts';

interface Learner {
  userId: string;
  programId: number | null;
}

/** Ids of the bundles of which somebody owns every course that is sold, in their order. */
const ownedBundles = ({ userId, programId }: Learner) => sql`
  select b.id from collection b
  where b.kind = 'bundle' and b.is_published and b.program_id is not distinct from ${programId}::int
    and exists (select from collection_course c join course k on k.id = c.course_id and k.is_published where c.collection_id = b.id)
    and not exists (
      select from collection_course c join course k on k.id = c.course_id and k.is_published
      where c.collection_id = b.id
        and not exists (select from enrolment n where n.user_id = ${userId} and n.course_id = c.course_id))`;

/** Whether somebody owns a bundle whole (docs/product/bundle.md#owning). */
export async function ownsBundle(db: Executor, learner: Learner): Promise<boolean> {
  const { rows } = await db.execute<{ owns: boolean }>(sql`select exists(${ownedBundles(learner)}) as owns`);
  return rows[0]!.owns;
}

/** The courses of somebody's bundles that they have not begun, each once, in the order of their bundle. */
export async function coursesToBegin(
  db: Executor,
  learner: Learner,
): Promise<{ courseId: number; fullname: string }[]> {
  const { rows } = await db.execute<{ courseId: number; fullname: string }>(sql`
    select k.id as "courseId", k.fullname from collection_course c
    join course k on k.id = c.course_id
    join enrolment n on n.user_id = ${learner.userId} and n.course_id = c.course_id
    where c.collection_id in (${ownedBundles(learner)})
    group by k.id having max(n.progress_percent) = 0
    order by min(c.position), k.id`);
  return rows;
}
