import type { ReactElement, ReactNode } from 'react';
import { CourseThumbnail } from '../cloth/CourseThumbnail.tsx';
import type { LinkComponent } from '../links/Anchor.tsx';
import { stillInside } from '../sections/stillInside.ts';
import { CourseFacts } from './CourseFacts.tsx';
import { CourseLabels, hasLabels } from './CourseLabels.tsx';
import type { CourseView } from './courseView.ts';

export interface CourseCardProps {
  course: CourseView;
  /** Course whose marks, a visitor's own, are laid over the card once the page stands (`CardMarks` of features). */
  markedCourseId?: number;
  /** The wishlist heart, an island of the caller. */
  heart?: ReactNode;
  /** Level of the title in the page; 3 inside a section with its own heading. */
  headingLevel?: 2 | 3;
  linkComponent?: LinkComponent;
  /** Take the wide form below 1024 px, for listings; needs ListingStylesheet. */
  wideOnMobile?: boolean;
  /** Load a real picture at once: for the first row of a page only. */
  eager?: boolean;
  /** All that the card shows, of a card that nothing lives in and only servers draw (`stillInside`). */
  stillKey?: string | undefined;
}

/** Grid card of a course; compact by itself when narrower than 240 px (docs/look.md#components). */
export function CourseCard({
  course,
  markedCourseId,
  heart,
  headingLevel = 3,
  linkComponent,
  wideOnMobile = false,
  eager = false,
  stillKey,
}: CourseCardProps): ReactElement {
  const inside = () => (
    <>
      <CourseThumbnail
        cloth={course.cloth}
        imageUrl={course.imageUrl ?? null}
        typeMark={course.typeMark}
        labels={hasLabels(course) && <CourseLabels course={course} />}
        eager={eager}
        {...(wideOnMobile ? { className: 'wideCourseCard-picture' } : {})}
      />
      {heart}
      <CourseFacts
        course={course}
        headingLevel={headingLevel}
        wideOnMobile={wideOnMobile}
        linkComponent={linkComponent}
      />
    </>
  );
  return (
    <article
      className={wideOnMobile ? 'courseCard wideCourseCard' : 'courseCard'}
      data-course={markedCourseId}
      data-own={course.ownedAction ?? undefined}
      {...(stillKey === undefined ? { children: inside() } : stillInside(stillKey, inside))}
    />
  );
}
