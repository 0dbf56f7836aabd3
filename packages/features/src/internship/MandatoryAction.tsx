import type { InternshipCourse, InternshipMe } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { needsSchedule } from '@suluh/domain/schedule';
import { onJobPlanText as PLAN, onJobText as TEXTS } from '@suluh/i18n-id/internship';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ReactElement } from 'react';
import { EnrolForm } from '../parts/buy/index.ts';

interface MandatoryActionProps {
  course: InternshipCourse;
  routes: Routes;
  /** Address of the page, returned to when the course is refused. */
  path: string;
  /** Of the period; courses are given until it is over. */
  state: NonNullable<InternshipMe['period']>['state'] | undefined;
}

/** Goes to the certificate or the course when it is owned, takes it at once, or leads to its dates. */
export function MandatoryAction({ course, routes, path, state }: MandatoryActionProps): ReactElement | null {
  if (course.owned && course.completedAt)
    return (
      <ButtonLink
        kind="line"
        href={
          course.certificateId
            ? pathTo(routes, 'finished', { course: course.slug })
            : pathTo(routes, 'enrolment', { course: course.slug })
        }
      >
        {course.certificateId ? PLAN.certificate : TEXTS.open}
      </ButtonLink>
    );
  if (course.owned)
    return (
      <ButtonLink kind="primary" href={pathTo(routes, 'enrolment', { course: course.slug })}>
        {course.doneLessons > 0 ? TEXTS.goOn : TEXTS.start}
      </ButtonLink>
    );
  if (state === 'over') return null;
  if (needsSchedule(course))
    return <ButtonLink href={pathTo(routes, 'course', { slug: course.slug })}>{TEXTS.open}</ButtonLink>;
  return <EnrolForm courseId={course.courseId} path={path} kind="primary" />;
}
