import { asc } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { courseRecords } from '../../staffCourse/records.ts';
import { cellOf, FIELDS, TOLD } from '../course/columns.ts';
import { exportOf } from './exported.ts';

/** Courses in the order they were made: a file that is imported without any change (docs/product/staff.md#tables). */
export const exportedCourses = exportOf(courseRecords, {
  resource: 'course',
  name: 'kursus',
  columns: ['id', ...FIELDS, ...TOLD],
  cells: Object.fromEntries(FIELDS.map((field) => [field, (course, names) => cellOf(course, field, names)])),
  order: [asc(schema.course.id)],
});
