import type { InternshipCourse, InternshipMe } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { needsSchedule } from '@suluh/domain/schedule';
import { onJobText as TEXTS } from '@suluh/i18n-id/internship';
import { Badge } from '@suluh/ui/badges/Badge';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { ProgressBar } from '@suluh/ui/feedback/ProgressBar';
import type { ReactElement } from 'react';
import { EnrolForm } from '../parts/buy/index.ts';

interface MandatoryCourseProps {
  course: InternshipCourse;
  routes: Routes;
  /** Address of the page, returned to when the course is refused. */
  path: string;
  /** Of the period; courses are given until it is over. */
  state: NonNullable<InternshipMe['period']>['state'] | undefined;
}

/** Goes to the course when it is owned, takes it at once, or leads to its dates. */
function Action({ course, routes, path, state }: MandatoryCourseProps): ReactElement | null {
  if (course.owned) {
    const href = pathTo(routes, 'enrolment', { course: course.slug });
    return (
      <ButtonLink kind={course.completedAt ? 'line' : 'primary'} href={href}>
        {course.completedAt ? TEXTS.open : course.doneLessons > 0 ? TEXTS.goOn : TEXTS.start}
      </ButtonLink>
    );
  }
  if (state === 'over') return null;
  if (needsSchedule(course))
    return <ButtonLink href={pathTo(routes, 'course', { slug: course.slug })}>{TEXTS.open}</ButtonLink>;
  return <EnrolForm courseId={course.courseId} path={path} kind="primary" />;
}

/** A mandatory course: whether it was taken, how far it is, and the next step. */
export function MandatoryCourse(props: MandatoryCourseProps): ReactElement {
  const { course, routes } = props;
  return (
    <article className="panel internship-course">
      <div className="internship-facts">
        <h3 className="type-h3">
          <a href={pathTo(routes, 'course', { slug: course.slug })}>{course.fullname}</a>
        </h3>
        <p className="type-small type-muted">{course.institution.name}</p>
        {course.completedAt ? (
          <p>
            <Badge tone="prakerja" icon="check">
              {TEXTS.completed}
            </Badge>
          </p>
        ) : course.owned ? (
          <ProgressBar
            label={course.fullname}
            percent={course.progressPercent}
            text={TEXTS.lessonsDone(course.doneLessons, course.totalLessons)}
          />
        ) : (
          <p>
            <Badge tone="neutral">{TEXTS.notTaken}</Badge>
          </p>
        )}
      </div>
      <Action {...props} />
    </article>
  );
}
