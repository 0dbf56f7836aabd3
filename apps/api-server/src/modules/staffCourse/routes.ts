import { staffCourseEntries as entries } from '@suluh/api/catalogue';
import { pictureKind } from '@suluh/domain/file';
import { eq, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Staff } from '../../http/route.ts';
import { storeUnderSecretName } from '../../storage/index.ts';
import { recordChange } from '../staff/change.ts';
import { editedRoutes, oneOf } from '../staff/records.ts';
import { choiceRoutes } from './choices.ts';
import { copyCourse } from './copy.ts';
import { editedCourse } from './edit.ts';
import { lessonFileRoutes } from './lessonFile.ts';
import { outlineRoutes } from './outline.ts';
import { pictureToKeep } from './picture.ts';
import { courseRecords, withMissing, type StaffCourse } from './records.ts';

const { course } = schema;
const one = (db: Executor, id: number, { reach }: Staff): Promise<StaffCourse> => oneOf(db, courseRecords, id, reach);

/** Writes a column of a course, counts its version and puts the change on record. */
async function changed(
  tx: Executor,
  id: number,
  { who, action, set, now }: { who: Staff; action: string; set: Partial<typeof course.$inferInsert>; now: Date },
): Promise<StaffCourse> {
  const before = await one(tx, id, who);
  await tx
    .update(course)
    .set({ ...set, version: sql`${course.version} + 1`, updatedAt: now })
    .where(eq(course.id, id));
  const after = await one(tx, id, who);
  await recordChange(tx, { by: who.userId, action, subject: `course ${id}`, before, after });
  return withMissing(tx, after);
}

/** Folder of pictures that staff upload, in the storage. */
const PICTURES = 'course';

/** Courses as those who look after them edit them (docs/product/staff.md#courses). */
export const staffCourseRoutes = [
  ...editedRoutes(entries.courses, editedCourse, withMissing),

  route(entries.coursePublish, async ({ params: { id }, body: { isPublished }, caller }, { db, now }) => {
    const who = staff(caller);
    const data = await db.transaction(async (tx) => {
      await one(tx, id, who); // another's is not found, and not locked
      await tx.select({ id: course.id }).from(course).where(eq(course.id, id)).for('update');
      const before = await withMissing(tx, await one(tx, id, who));
      if (before.isPublished === isPublished) return before;
      const { missing = [] } = before;
      if (isPublished && missing.length > 0) throw new ApiError('NOT_PUBLISHABLE', { data: { missing } });
      return changed(tx, id, { who, action: 'course.publish', set: { isPublished }, now: now() });
    });
    return { data };
  }),

  route(entries.courseCopy, async ({ params: { id }, caller }, { db, now }) => {
    const who = staff(caller);
    const data = await db.transaction(async (tx) => {
      await one(tx, id, who);
      const copyId = await copyCourse(tx, id, now());
      const made = await one(tx, copyId, who);
      await recordChange(tx, {
        by: who.userId,
        action: 'course.copy',
        subject: `course ${copyId}`,
        after: { from: id },
      });
      return withMissing(tx, made);
    });
    return { data };
  }),

  route(entries.coursePicture, async ({ params: { id }, file, caller }, { db, now, files }) => {
    const who = staff(caller);
    await one(db, id, who);
    const picture = pictureKind(file!) === null ? null : await pictureToKeep(file!);
    if (picture === null) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    const thumbnail = await storeUnderSecretName(files.open, PICTURES, 'webp', picture);
    const data = await db.transaction((tx) =>
      changed(tx, id, { who, action: 'course.picture', set: { thumbnail }, now: now() }),
    );
    return { data };
  }),

  ...lessonFileRoutes,
  ...outlineRoutes,
  ...choiceRoutes,
];
