import { learningEntries as entries } from '@suluh/api/catalogue';
import { handInKind } from '@suluh/domain/learning';
import { and, eq } from 'drizzle-orm';
import { runNamed, schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { readWhole, removeStored, storeUnderSecretName } from '../../storage/index.ts';
import { ownedCourse } from '../learning/queries.ts';
import { lessonOf } from '../learning/readLessons.ts';
import { toSubmission } from './readLesson.ts';
import { markDone } from './reportProgress.ts';

/** Folder of work handed in, in the closed part of the storage. */
const FOLDER = 'submission';

/** Times one lesson's work can be handed in. */
const MOST = 20;

const KEEP = {
  name: 'submission-keep',
  text: `insert into submission (enrolment_id, lesson_id, no, path, filename, mimetype, bytes, created_at)
    select $1, $2, coalesce(max(no), 0) + 1, $3, $4, $5, $6, $7 from submission where enrolment_id = $1 and lesson_id = $2 having count(*) < ${MOST}
    returning id`,
};

/** A file's name as it is shown: no folders, nothing that cannot be seen or turns the direction of reading. */
const plainName = (name: string): string =>
  name
    .replace(/[\p{C}\\/]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim() || 'tugas';

/** Work for an assignment: known by its bytes, kept where no address leads but its learner's. */
export const handIn = route(entries.lessonSubmit, async (call, services) => {
  const { enrolment, course } = await ownedCourse(services, call, call.params.id);
  const now = services.now();
  const row = await lessonOf(services.db, enrolment, { lessonId: call.params.lessonId, now });
  if (row.kind !== 'assignment') throw new ApiError('NOT_FOUND');
  const kind = handInKind(call.file!);
  if (kind === null) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  const { closed } = services.files;
  const stored = await storeUnderSecretName(closed, FOLDER, kind.extension, call.file!);
  const { submission } = schema;
  try {
    const [kept] = await services.db.transaction(async (tx) => {
      await tx
        .select({ id: schema.enrolment.id })
        .from(schema.enrolment)
        .where(eq(schema.enrolment.id, enrolment.id))
        .for('no key update'); // numbers are given one after the other
      const saved = await runNamed<{ id: string }>(tx, KEEP, [
        enrolment.id,
        row.id,
        stored,
        plainName(call.query.filename),
        kind.mimetype,
        call.file!.length,
        now,
      ]);
      if (saved.length > 0)
        await tx
          .insert(schema.learningEvent)
          .values({ enrolmentId: enrolment.id, kind: 'handed-in', object: String(row.id), at: now, receivedAt: now })
          .onConflictDoNothing();
      return saved;
    });
    if (!kept) throw new ApiError('CONFLICT');
    if (row.rule !== 'marked') await markDone(services, { enrolmentId: enrolment.id, lessonId: row.id, at: now });
    const [saved] = await services.db.select().from(submission).where(eq(submission.id, kept.id));
    return { data: toSubmission(course.slug, saved!, null) };
  } catch (error) {
    const [known] = await services.db.select({ id: submission.id }).from(submission).where(eq(submission.path, stored));
    if (!known) await removeStored(closed, FOLDER, stored); // no row points to it
    throw error;
  }
});

/** What the learner handed in, to the learner. */
export const handedIn = route(entries.submissionFile, async (call, services) => {
  const { enrolment } = await ownedCourse(services, call, call.params.id);
  const { submission } = schema;
  const [found] = await services.db
    .select()
    .from(submission)
    .where(and(eq(submission.id, call.params.submissionId), eq(submission.enrolmentId, enrolment.id)));
  if (!found) throw new ApiError('NOT_FOUND');
  const bytes = await readWhole(services.files.closed, found.path);
  if (bytes === null) throw new ApiError('NOT_FOUND');
  return { data: { bytes, name: found.filename } };
});
