import { staffCourseEntries as entries } from '@suluh/api/catalogue';
import type { LessonFileKind } from '@suluh/domain/learning';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Staff } from '../../http/route.ts';
import { addLessonFile } from '../lessonFile/addLessonFile.ts';
import { oneOf } from '../staff/records.ts';
import { courseRecords } from './records.ts';

const { lesson, lessonAsset, section } = schema;

/** A lesson of a course within reach, that was not retired. @throws ApiError NOT_FOUND for any other */
export async function requireLesson(
  db: Executor,
  { id, lessonId }: { id: number; lessonId: number },
  { reach }: Staff,
): Promise<void> {
  await oneOf(db, courseRecords, id, reach);
  const [own] = await db
    .select({ id: lesson.id })
    .from(lesson)
    .innerJoin(section, eq(section.id, lesson.sectionId))
    .where(and(eq(lesson.id, lessonId), eq(section.courseId, id), isNull(lesson.retiredAt)));
  if (!own) throw new ApiError('NOT_FOUND');
}

const toldOf = (asset: typeof lessonAsset.$inferSelect) => {
  const { id, language, title, mimetype, bytes, seconds, entry } = asset;
  return { id, kind: asset.kind as LessonFileKind, language, title, mimetype, bytes, seconds, entry };
};

/** Files of lessons of a course within reach (docs/product/staff.md#courses). */
export const lessonFileRoutes = [
  route(entries.lessonFile, async ({ params, query, file, caller }, services) => {
    const who = staff(caller);
    await requireLesson(services.db, params, who);
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
];
