import { learningEntries as entries } from '@suluh/api/catalogue';
import { handInKind } from '@suluh/domain/learning';
import { and, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { removeStored, storeUnderSecretName } from '../../storage/index.ts';
import { ownedCourse } from '../learning/queries.ts';
import { lessonOf } from '../learning/readLessons.ts';
import { keepSubmission, SUBMISSIONS } from './keepSubmission.ts';
import { toSubmission } from './readLesson.ts';
import { markDone } from './reportProgress.ts';

/** Work for an assignment: known by its bytes, kept where no address leads but its learner's. */
export const handIn = route(entries.lessonSubmit, async (call, services) => {
  const { enrolment, course } = await ownedCourse(services, call, call.params.id);
  const now = services.now();
  const row = await lessonOf(services.db, enrolment, { lessonId: call.params.lessonId, now });
  if (row.kind !== 'assignment') throw new ApiError('NOT_FOUND');
  const kind = handInKind(call.file!);
  if (kind === null) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  const { closed } = services.files;
  const stored = await storeUnderSecretName(closed, SUBMISSIONS, kind.extension, call.file!);
  const { submission } = schema;
  try {
    const kept = await services.db.transaction((tx) =>
      keepSubmission(tx, {
        enrolmentId: enrolment.id,
        lessonId: row.id,
        file: { path: stored, filename: call.query.filename, mimetype: kind.mimetype, bytes: call.file!.length },
        now,
      }),
    );
    if (kept === null) throw new ApiError('CONFLICT');
    if (row.rule !== 'marked') await markDone(services, { enrolmentId: enrolment.id, lessonId: row.id, at: now });
    const [saved] = await services.db.select().from(submission).where(eq(submission.id, kept));
    return { data: toSubmission(course.slug, saved!, null) };
  } catch (error) {
    const [known] = await services.db.select({ id: submission.id }).from(submission).where(eq(submission.path, stored));
    if (!known) await removeStored(closed, SUBMISSIONS, stored); // no row points to it
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
  const file = await services.files.closed.find(found.path);
  if (file === null) throw new ApiError('NOT_FOUND');
  return { data: { bytes: await file.read(), name: found.filename } };
});
