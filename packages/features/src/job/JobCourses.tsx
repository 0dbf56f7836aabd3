import { jobText } from '@suluh/i18n-id/job';
import type { CourseView } from '@suluh/ui/cards/courseView.ts';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import type { ReactElement } from 'react';

export interface JobCourseView extends Pick<CourseView, 'href' | 'title' | 'cloth' | 'imageUrl' | 'price'> {
  id: number;
}

/** Courses about what a vacancy asks for, as rows beside it and on a phone below it. */
export function JobCourses({ courses }: { courses: readonly JobCourseView[] }): ReactElement {
  return (
    <aside className="panel job-courses" aria-labelledby="kursus-terkait">
      <h2 className="type-h3" id="kursus-terkait">
        {jobText.courses}
      </h2>
      <ul>
        {courses.map(({ id, href, title, cloth, imageUrl, price }) => (
          <li key={id}>
            <a className="job-course" href={href}>
              <CourseThumbnail cloth={cloth} imageUrl={imageUrl ?? null} plainEdge className="job-coursePicture" />
              <span>
                <b>{title}</b>
                {price && <span className="type-small type-muted">{price.finalText}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
