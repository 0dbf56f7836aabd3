import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Staff } from '../../http/route.ts';
import { lastChangeOf } from '../staff/change.ts';
import { setOnRecord } from '../staff/editedRecords.ts';
import { oneOf } from '../staff/records.ts';
import { courseRecords, withMissing, type StaffCourse } from './records.ts';

const { course } = schema;

/** A course somebody reaches. @throws ApiError NOT_FOUND */
export const courseFor = (db: Executor, id: number, { reach }: Staff): Promise<StaffCourse> =>
  oneOf(db, courseRecords, id, reach);

/** Writes a column of a course, counts its version and puts the change on record. */
export async function setOfCourse(
  tx: Executor,
  id: number,
  { who, action, set, now }: { who: Staff; action: string; set: Partial<typeof course.$inferInsert>; now: Date },
): Promise<StaffCourse> {
  const edited = { ...courseRecords, subject: 'course', table: course, key: course.id };
  return withMissing(tx, await setOnRecord(tx, edited, { id, who, action, set: { ...set, updatedAt: now } }));
}

interface Publishing {
  isPublished: boolean;
  who: Staff;
  now: Date;
  /** Version it was looked at in; another one is refused. Any, where nothing is said. */
  version?: number;
}

/**
 * Publishes a course or takes it off the pages (docs/product/staff.md#publishing).
 * @throws ApiError NOT_FOUND, CONFLICT, and NOT_PUBLISHABLE with what is missing
 */
export async function publishCourse(
  tx: Executor,
  id: number,
  { isPublished, who, now, version }: Publishing,
): Promise<StaffCourse> {
  await courseFor(tx, id, who); // another's is not found, and not locked
  await tx.select({ id: course.id }).from(course).where(eq(course.id, id)).for('update');
  const before = await withMissing(tx, await courseFor(tx, id, who));
  if (version !== undefined && before.version !== version)
    throw new ApiError('CONFLICT', { data: { current: before, ...(await lastChangeOf(tx, `course ${id}`)) } });
  if (before.isPublished === isPublished) return before;
  const { missing = [] } = before;
  if (isPublished && missing.length > 0) throw new ApiError('NOT_PUBLISHABLE', { data: { missing } });
  // What was planned for it has happened by now.
  const set = { isPublished, ...(isPublished ? { publishAt: null } : { unpublishAt: null }) };
  return setOfCourse(tx, id, { who, action: 'course.publish', set, now });
}
