import { asc } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { courseRecords } from '../../staffCourse/records.ts';
import { courseSubject } from '../subjects/course.ts';
import { exportOf } from './exported.ts';
import { shapeOf } from './shapeOf.ts';

/** Courses in the order they were made: a file that is imported without any change (docs/product/staff.md#tables). */
export const exportedCourses = exportOf(courseRecords, {
  ...shapeOf(courseSubject),
  name: 'kursus',
  order: [asc(schema.course.id)],
});
