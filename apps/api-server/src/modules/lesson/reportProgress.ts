import { learningEntries as entries } from '@suluh/api/catalogue';
import { believed, isLessonDone } from '@suluh/domain/learning';
import { eq } from 'drizzle-orm';
import { runNamed, schema, type Executor } from '../../db/index.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { completeIfDue } from '../learning/completeIfDue.ts';
import { ownedCourse } from '../learning/queries.ts';
import { readLearning } from '../learning/readLearning.ts';
import { lessonOf } from '../learning/readLessons.ts';
import { recordDone } from '../learning/recordDone.ts';

/**
 * The merge rule (docs/product/learning.md#progress) in one statement: the union of what was watched, the position of the
 * latest report. A report that says nothing new writes nothing.
 */
export const MERGE = {
  name: 'lesson-report',
  text: `insert into lesson_progress as p (enrolment_id, lesson_id, watched, position_seconds, position_at)
    values ($1, $2, $3::int4multirange, $4, $5)
    on conflict (enrolment_id, lesson_id) do update set
      watched = p.watched + excluded.watched,
      position_seconds = case when excluded.position_at > p.position_at then excluded.position_seconds else p.position_seconds end,
      position_at = greatest(p.position_at, excluded.position_at)
    where not (p.watched @> excluded.watched) or excluded.position_at > p.position_at`,
};

const WATCHED = {
  name: 'lesson-watched-seconds',
  text: `select coalesce((select sum(upper(r) - lower(r)) from unnest(watched) r), 0)::int as seconds, done_at from lesson_progress where enrolment_id = $1 and lesson_id = $2`,
};

/** Done is the least instant of all that say so, whichever comes first; a letter or certificate that told of it stays. */
const DONE_EARLIER = {
  name: 'lesson-done-earlier',
  text: `update lesson_progress set done_at = $3 where enrolment_id = $1 and lesson_id = $2 and done_at > $3`,
};

/** A lesson was done for the first time: the instant, the event, the percent, and what follows from it. */
export async function markDone(
  services: Pick<Services, 'db' | 'now' | 'settings'>,
  { enrolmentId, lessonId, at }: { enrolmentId: string; lessonId: number; at: Date },
): Promise<void> {
  await services.db.transaction(async (tx: Executor) => {
    if (await recordDone(tx, { enrolmentId, lessonId, at, receivedAt: services.now() }))
      await completeIfDue(tx, services, enrolmentId);
  });
}

/** Takes a report of any device, in any order, any number of times. */
export const lessonProgress = route(entries.lessonProgress, async (call, services) => {
  const owned = await ownedCourse(services, call, call.params.id);
  const { enrolment } = owned;
  const { db } = services;
  const now = services.now();
  const row = await lessonOf(db, enrolment, { lessonId: call.params.lessonId, now });
  const { body } = call;
  const at = new Date(Math.max(enrolment.createdAt.getTime(), Math.min(Date.parse(body.at), now.getTime())));
  const ranges = believed(body.watched, {
    recordingSeconds: row.recordingSeconds,
    spanSeconds: (at.getTime() - Math.max(Date.parse(body.since), enrolment.createdAt.getTime())) / 1000,
  });
  const watched = `{${ranges.map(({ from, to }) => `[${from},${to})`).join(',')}}`;
  await runNamed(db, MERGE, [enrolment.id, row.id, watched, body.positionSeconds, at]);
  if (row.state === 'new')
    await db
      .insert(schema.learningEvent)
      .values({ enrolmentId: enrolment.id, kind: 'started', object: String(row.id), at, receivedAt: now })
      .onConflictDoNothing();
  if (row.state !== 'done') {
    const [merged] = await runNamed<{ seconds: number; done_at: Date | null }>(db, WATCHED, [enrolment.id, row.id]);
    const isDone = isLessonDone({
      rule: row.rule,
      watchedSeconds: merged?.seconds ?? 0,
      recordingSeconds: row.recordingSeconds,
      isFinished: body.isFinished,
      isPassed: false, // marked where the quiz is judged
      isHandedIn: false, // marked where the work comes in
      isMarkedEnough: false, // marked where the teacher says so
      isReported: false, // marked where the package says so
    });
    if (isDone && merged && !merged.done_at)
      await markDone(services, { enrolmentId: enrolment.id, lessonId: row.id, at });
  }
  if (row.state === 'done' && row.rule === 'opened' && body.isFinished)
    await runNamed(db, DONE_EARLIER, [enrolment.id, row.id, at]);
  const { enrolment: table } = schema;
  const [fresh] = await db.select().from(table).where(eq(table.id, enrolment.id));
  const learning = await readLearning(services, { ...owned, enrolment: fresh ?? enrolment });
  const lesson = learning.parts.flatMap(({ lessons }) => lessons).find(({ id }) => id === row.id)!;
  return { data: { lesson, learning } };
});
