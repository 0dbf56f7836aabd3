import { staffCourseEntries as entries } from '@suluh/api/catalogue';
import { and, eq, isNull } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { addLessonFile } from '../lessonFile/addLessonFile.ts';
import { oneOf } from '../staff/records.ts';
import { courseRecords } from './records.ts';

/** A file for a lesson of a course within reach (docs/product/staff.md#courses). */
export const lessonFileRoute = route(entries.lessonFile, async ({ params, query, file, caller }, services) => {
  const { userId, reach } = staff(caller);
  const { lesson, section } = schema;
  await oneOf(services.db, courseRecords, params.id, reach);
  const [own] = await services.db
    .select({ id: lesson.id })
    .from(lesson)
    .innerJoin(section, eq(section.id, lesson.sectionId))
    .where(and(eq(lesson.id, params.lessonId), eq(section.courseId, params.id), isNull(lesson.retiredAt)));
  if (!own) throw new ApiError('NOT_FOUND');
  const content = new Blob([new Uint8Array(file!)]);
  const { seconds = null, ...about } = query;
  const added = await addLessonFile(services, { ...about, seconds, lessonId: own.id, content }, userId);
  const { id, kind, language, title, mimetype, bytes, entry } = added;
  return { data: { id, kind, language, title, mimetype, bytes, seconds: added.seconds, entry } };
});
