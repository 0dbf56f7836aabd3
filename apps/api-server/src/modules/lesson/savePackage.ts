import { learningEntries as entries } from '@suluh/api/catalogue';
import { packageOutcome } from '@suluh/domain/learning';
import { and, eq, isNull } from 'drizzle-orm';
import { runNamed, schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { versionOf } from '../../storage/packageVersion.ts';
import { ownedCourse } from '../learning/queries.ts';
import { readLearning } from '../learning/readLearning.ts';
import { lessonOf } from '../learning/readLessons.ts';
import { markDone } from './reportProgress.ts';

/** Largest of what a package may keep, in characters of its JSON: what SCORM 2004 allows it to suspend, and the rest. */
const MOST_CHARACTERS = 200_000;

/** Writes where nobody wrote since the revision the window knows; the first to write wins. */
const SAVE = {
  name: 'package-save',
  text: `insert into package_state as s (enrolment_id, lesson_id, cmi, score, total_seconds, revision, updated_at)
    select $1, $2, $3::jsonb, $4::int, $5::int, 1, $7 where $6::int = 0
    on conflict (enrolment_id, lesson_id) do nothing returning revision`,
};
const RENEW = {
  name: 'package-renew',
  text: `update package_state set cmi = $3::jsonb, score = coalesce($4::int, score), total_seconds = total_seconds + $5::int,
      revision = revision + 1, updated_at = $7
    where enrolment_id = $1 and lesson_id = $2 and revision = $6::int returning revision`,
};

/** What was saved on that revision, when it is the same: the answer to it was lost, and it is sent again. */
const SAVED_BEFORE = {
  name: 'package-saved-before',
  text: `select revision from package_state
    where enrolment_id = $1 and lesson_id = $2 and revision = $3::int + 1 and cmi = $4::jsonb`,
};

/** Keeps what a package says of its learner; the lesson is done once the package says so, whatever it says later. */
export const savePackage = route(entries.packageSave, async (call, services) => {
  const owned = await ownedCourse(services, call, call.params.id);
  const { enrolment } = owned;
  const { db } = services;
  const now = services.now();
  const lesson = await lessonOf(db, enrolment, { lessonId: call.params.lessonId, now });
  const { enrolment: table, lessonAsset } = schema;
  const [asset] = await db
    .select({ mimetype: lessonAsset.mimetype })
    .from(lessonAsset)
    .where(and(eq(lessonAsset.lessonId, lesson.id), eq(lessonAsset.kind, 'scorm'), isNull(lessonAsset.replacedAt)));
  if (!asset) throw new ApiError('NOT_FOUND');
  const { revision, seconds } = call.body;
  const cmi = JSON.stringify(call.body.cmi);
  if (cmi.length > MOST_CHARACTERS) throw new ApiError('BAD_REQUEST');
  const { isDone, score } = packageOutcome(versionOf(asset.mimetype), call.body.cmi);
  const [written] = await runNamed<{ revision: number }>(db, revision === 0 ? SAVE : RENEW, [
    enrolment.id,
    lesson.id,
    cmi,
    score,
    seconds,
    revision,
    now,
  ]);
  const saved =
    written ?? (await runNamed<{ revision: number }>(db, SAVED_BEFORE, [enrolment.id, lesson.id, revision, cmi])).at(0);
  if (!saved) throw new ApiError('CONFLICT');
  if (isDone && lesson.rule === 'reported')
    await markDone(services, { enrolmentId: enrolment.id, lessonId: lesson.id, at: now });
  const [fresh] = await db.select().from(table).where(eq(table.id, enrolment.id));
  const learning = await readLearning(services, { ...owned, enrolment: fresh ?? enrolment });
  const state = learning.parts.flatMap(({ lessons }) => lessons).find(({ id }) => id === lesson.id)!;
  return { data: { lesson: state, learning, revision: saved.revision, score } };
});
