import { learningEntries as entries } from '@suluh/api/catalogue';
import type { LessonDetail, LessonNote, LessonPackage, Submission, SubmissionMark } from '@suluh/api/types';
import { isJoinable, resumeAtSeconds } from '@suluh/domain/learning';
import { and, asc, eq } from 'drizzle-orm';
import { runNamed, schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { addressEnd } from '../../storage/closedFiles.ts';
import { versionOf } from '../../storage/packageVersion.ts';
import { ownedCourse, type Owned } from '../learning/queries.ts';
import { counted, lessonsOf, toLessonState, type LessonRow } from '../learning/readLessons.ts';
import { testsOf } from '../learning/readTests.ts';
import { currentAssets, fileName, toAsset } from './assets.ts';
import { harmless } from './harmless.ts';
import { marksOf } from './marks.ts';
import { questionsOf } from './questions.ts';

type AssetRow = typeof schema.lessonAsset.$inferSelect;

export const toNote = (row: typeof schema.lessonNote.$inferSelect): LessonNote => ({
  id: row.id,
  atSeconds: row.atSeconds,
  text: row.text,
  updatedAt: row.updatedAt.toISOString(),
});

export const toSubmission = (
  courseSlug: string,
  row: typeof schema.submission.$inferSelect,
  mark: SubmissionMark | null,
): Submission => ({
  id: row.id,
  no: row.no,
  filename: row.filename,
  bytes: row.bytes,
  url: `/api/my-course/${courseSlug}/submission/${row.id}`,
  createdAt: row.createdAt.toISOString(),
  mark,
});

const WATCHED = {
  name: 'lesson-watched',
  text: `select p.position_seconds as position, coalesce((select json_agg(json_build_object($$from$$, lower(r), $$to$$, upper(r)) order by r) from unnest(p.watched) r), '[]') as watched
    from lesson_progress p where p.enrolment_id = $1 and p.lesson_id = $2`,
};

/** A lesson among those of its course. @throws ApiError NOT_FOUND */
function lessonIn(lessons: readonly LessonRow[], lessonId: number): LessonRow {
  const found = lessons.find(({ id }) => id === lessonId);
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
}

async function partsOf({ db }: Services, { enrolment }: Owned, lessonId: number) {
  const { lesson, lessonNote, submission } = schema;
  const mine = { enrolmentId: enrolment.id };
  const [stored, assets, notes, handedIn, watched, questions] = await Promise.all([
    db.select().from(lesson).where(eq(lesson.id, lessonId)),
    currentAssets(db, lessonId),
    db
      .select()
      .from(lessonNote)
      .where(and(eq(lessonNote.enrolmentId, mine.enrolmentId), eq(lessonNote.lessonId, lessonId)))
      .orderBy(asc(lessonNote.atSeconds), asc(lessonNote.createdAt), asc(lessonNote.id)),
    db
      .select()
      .from(submission)
      .where(and(eq(submission.enrolmentId, mine.enrolmentId), eq(submission.lessonId, lessonId)))
      .orderBy(asc(submission.no)),
    runNamed<{ position: number; watched: LessonDetail['watched'] }>(db, WATCHED, [enrolment.id, lessonId]),
    questionsOf(db, enrolment.id, lessonId),
  ]);
  const marks = await marksOf(
    db,
    handedIn.map(({ id }) => id),
  );
  return { lesson: stored[0]!, assets, notes, handedIn, marks, questions, progress: watched[0] };
}

/** The package of a lesson with where its learner left it; null for a lesson without. */
async function packageOf(
  { db, fileAddresses, settings }: Services,
  { enrolmentId, expiresAt, asset }: { enrolmentId: string; expiresAt: Date; asset: AssetRow | undefined },
): Promise<LessonPackage | null> {
  if (!asset) return null;
  const { packageState: table } = schema;
  const [state] = await db
    .select()
    .from(table)
    .where(and(eq(table.enrolmentId, enrolmentId), eq(table.lessonId, asset.lessonId)));
  return {
    version: versionOf(asset.mimetype),
    frameUrl: `${settings.FRAME_ORIGIN}${fileAddresses.frame({ assetId: asset.id, enrolmentId }, expiresAt)}`,
    cmi: (state?.cmi as LessonPackage['cmi']) ?? null,
    score: state?.score ?? null,
    revision: state?.revision ?? 0,
  };
}

/** One lesson of an owned course; its files behind addresses that expire (docs/product/learning.md#files). */
export const lessonDetail = route(entries.lesson, async (call, services) => {
  const owned = await ownedCourse(services, call, call.params.id);
  const { enrolment, course } = owned;
  const now = services.now();
  const lessons = await lessonsOf(services.db, enrolment, now);
  const row = lessonIn(lessons, call.params.lessonId);
  const { lesson, assets, notes, handedIn, marks, questions, progress } = await partsOf(services, owned, row.id);
  const files = assets.filter(({ kind }) => kind !== 'scorm');
  const areLessonsDone = counted(lessons).every(({ state }) => state === 'done');
  const quiz =
    row.kind === 'quiz'
      ? (await testsOf(services.db, owned, { now, areLessonsDone })).find(({ lessonId }) => lessonId === row.id)
      : undefined;
  const at = lessons.indexOf(row);
  const expiresAt = addressEnd(now, learner(call.caller).lookEndsAt);
  return {
    data: {
      ...toLessonState(row),
      summary: lesson.summary,
      partTitle: row.partTitle,
      content: lesson.content === null ? null : harmless(lesson.content),
      url: isJoinable(lesson, now) ? lesson.url : null,
      startAt: lesson.startAt?.toISOString() ?? null,
      endAt: lesson.endAt?.toISOString() ?? null,
      positionSeconds: resumeAtSeconds(progress?.position ?? 0, row.recordingSeconds),
      watched: progress?.watched ?? [],
      package: await packageOf(services, {
        enrolmentId: enrolment.id,
        expiresAt,
        asset: assets.find(({ kind }) => kind === 'scorm'),
      }),
      assets: files.map((asset) =>
        toAsset(
          asset,
          services.fileAddresses.sign(
            { assetId: asset.id, enrolmentId: enrolment.id, name: fileName(asset) },
            expiresAt,
          ),
        ),
      ),
      addressesExpireAt: expiresAt.toISOString(),
      quiz: quiz ?? null,
      submissions: handedIn.map((each) => toSubmission(course.slug, each, marks.get(each.id) ?? null)),
      notes: learner(call.caller).isLook ? [] : notes.map(toNote), // theirs alone (docs/product/staff.md#looking)
      questions,
      previousId: lessons[at - 1]?.id ?? null,
      nextId: lessons[at + 1]?.id ?? null,
    },
  };
});
