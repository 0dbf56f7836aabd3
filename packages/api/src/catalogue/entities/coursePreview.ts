import { z } from 'zod';
import { courseDetail, courseSection } from './course.ts';
import { event } from './event.ts';

/** All that the page of a course will show of it before anybody bought it (docs/product/staff.md#preview). */
export const coursePreview = z
  .object({
    course: courseDetail,
    sections: z.array(courseSection),
    events: z.array(event),
    endsAt: z.string().describe('When the link ends'),
  })
  .meta({ id: 'CoursePreview' });
