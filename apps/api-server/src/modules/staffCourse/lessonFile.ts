import { staffCourseEntries as entries } from '@suluh/api/catalogue';
import { lessonFileKindsOf, type LessonFileKind } from '@suluh/domain/learning';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Staff } from '../../http/route.ts';
import { addLessonFile } from '../lessonFile/addLessonFile.ts';
import { recordChange } from '../staff/change.ts';
import { oneOf } from '../staff/records.ts';
import { courseRecords } from './records.ts';

const { lesson, lessonAsset, section } = schema;

/** A lesson of a course within reach, that was not retired, and of what kind. @throws ApiError NOT_FOUND for any other */
export async function requireLesson(
  db: Executor,
  { id, lessonId }: { id: number; lessonId: number },
  { reach }: Staff,
): Promise<{ kind: string }> {
  await oneOf(db, courseRecords, id, reach);
  const [own] = await db
    .select({ kind: lesson.kind })
    .from(lesson)
    .innerJoin(section, eq(section.id, lesson.sectionId))
    .where(and(eq(lesson.id, lessonId), eq(section.courseId, id), isNull(lesson.retiredAt)));
  if (!own) throw new ApiError('NOT_FOUND');
  return own;
}

const toldOf = (asset: typeof lessonAsset.$inferSelect) => {
  const { id, language, title, mimetype, bytes, seconds, entry } = asset;
  return { id, kind: asset.kind as LessonFileKind, language, title, mimetype, bytes, seconds, entry };
};

/** Files of lessons of a course within reach (docs/product/staff.md#courses). */
export const lessonFileRoutes = [
  route(entries.lessonFile, async ({ params, query, file, caller }, services) => {
    const who = staff(caller);
    const { kind } = await requireLesson(services.db, params, who);
    if (!lessonFileKindsOf(kind).includes(query.kind)) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    const content = new Blob([new Uint8Array(file!)]);
    const { seconds = null, ...about } = query;
    const added = await addLessonFile(services, { ...about, seconds, lessonId: params.lessonId, content }, who.userId);
    return { data: toldOf(added) };
  }),

  route(entries.lessonFiles, async ({ params, caller }, { db }) => {
    await requireLesson(db, params, staff(caller));
    const rows = await db
      .select()
      .from(lessonAsset)
      .where(and(eq(lessonAsset.lessonId, params.lessonId), isNull(lessonAsset.replacedAt)))
      .orderBy(asc(lessonAsset.kind), asc(lessonAsset.language), asc(lessonAsset.createdAt), asc(lessonAsset.id));
    return { data: rows.map(toldOf) };
  }),

  /** Who watches it now goes on with it, and what was learned with it stays: it is only offered no more. */
  route(entries.lessonFileRemove, async ({ params, caller }, { db, now }) => {
    const who = staff(caller);
    await requireLesson(db, params, who);
    await db.transaction(async (tx) => {
      const [gone] = await tx
        .update(lessonAsset)
        .set({ replacedAt: now() })
        .where(
          and(
            eq(lessonAsset.id, params.assetId),
            eq(lessonAsset.lessonId, params.lessonId),
            isNull(lessonAsset.replacedAt),
          ),
        )
        .returning();
      if (!gone) throw new ApiError('NOT_FOUND');
      const { kind, language, title, bytes, sha256 } = gone;
      await recordChange(tx, {
        by: who.userId,
        action: 'course.lessonFileRemove',
        subject: `course ${params.id}`,
        before: { lesson: params.lessonId, kind, language, title, bytes, sha256 },
      });
    });
    return { data: {} };
  }),
];
