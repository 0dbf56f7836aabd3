import type { ReactElement } from 'react';
import { CourseThumbnail } from '../cloth/CourseThumbnail.tsx';
import type { CourseCardProps } from './CourseCard.tsx';
import { CourseFacts } from './CourseFacts.tsx';
import { CourseLabels, hasLabels } from './CourseLabels.tsx';

/** List card of a course: picture on the left, upright on a phone (docs/look.md#components). */
export function WideCourseCard({
  course,
  heart,
  headingLevel = 3,
  linkComponent,
  eager = false,
}: CourseCardProps): ReactElement {
  return (
    <article className="wide">
      <CourseThumbnail
        cloth={course.cloth}
        imageUrl={course.imageUrl ?? null}
        typeMark={course.typeMark}
        labels={hasLabels(course) && <CourseLabels course={course} />}
        eager={eager}
      />
      {heart}
      <CourseFacts course={course} headingLevel={headingLevel} linkComponent={linkComponent} />
    </article>
  );
}
