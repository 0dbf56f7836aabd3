import type { InternshipCourse, InternshipMe } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { petalsDone } from '@suluh/domain/learning';
import { dueState } from '@suluh/domain/programme';
import { needsSchedule } from '@suluh/domain/schedule';
import { date } from '@suluh/i18n-id/format';
import { onJobPlanText as PLAN, onJobText as TEXTS } from '@suluh/i18n-id/internship';
import { Badge } from '@suluh/ui/badges/Badge';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import { Icon } from '@suluh/ui/icons/Icon';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement } from 'react';
import { EnrolForm } from '../parts/buy/index.ts';
import { courseView } from '../parts/courses/index.ts';
import { Petals } from '../parts/petals/index.ts';

interface MandatoryCourseProps {
  course: InternshipCourse;
  tenant: TenantConfig;
  /** Address of the page, returned to when the course is refused. */
  path: string;
  /** 'YYYY-MM-DD' where periods are counted. */
  today: string;
  /** Of the period; courses are given until it is over. */
  state: NonNullable<InternshipMe['period']>['state'] | undefined;
}

/** Goes to the certificate or the course when it is owned, takes it at once, or leads to its dates. */
function Action({ course, tenant: { routes }, path, state }: MandatoryCourseProps): ReactElement | null {
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

/** What is due soon, or late. */
function DueBadge({ due, today }: { due: string; today: string }): ReactElement | null {
  const { state, daysLeft } = dueState(due, today);
  if (state === 'far') return null;
  return state === 'late' ? (
    <Badge tone="danger">{PLAN.overdue}</Badge>
  ) : (
    <Badge tone="voucher" icon="clock-bold">
      {PLAN.daysLeft(daysLeft)}
    </Badge>
  );
}

/** A mandatory course: its cloth, by when it is to be finished, how far it is, and the next step. */
export function MandatoryCourse(props: MandatoryCourseProps): ReactElement {
  const { course, tenant, today } = props;
  const view = courseView(course, tenant);
  return (
    <article className="internship-course">
      <CourseThumbnail
        cloth={view.cloth}
        imageUrl={view.imageUrl ?? null}
        typeMark={view.typeMark}
        className="internship-picture"
      />
      <div className="internship-facts">
        <p className="internship-line">
          <Badge tone={view.typeBadge.tone}>{view.typeBadge.text}</Badge>
          {course.completedAt && (
            <Badge tone="prakerja" icon="check">
              {TEXTS.completed}
            </Badge>
          )}
          {!course.completedAt && course.dueOn && <DueBadge due={course.dueOn} today={today} />}
        </p>
        <h3 className="type-h3">
          <a href={pathTo(tenant.routes, 'course', { slug: course.slug })}>{course.fullname}</a>
        </h3>
        <p className="internship-line type-small type-muted">
          <span className="internship-fact">
            <Icon name="bank" size={18} /> {course.institution.name}
          </span>
          {course.completedAt ? (
            <span>{PLAN.finishedOn(date(course.completedAt))}</span>
          ) : (
            course.dueOn && (
              <span className="internship-fact">
                <Icon name="calendar" size={18} /> {PLAN.due(date(course.dueOn))}
              </span>
            )
          )}
        </p>
        {course.owned ? (
          <p className="internship-line type-small">
            <Petals petals={petalsDone(course.doneLessons, course.totalLessons)} percent={course.progressPercent} />
            <b>{course.completedAt ? TEXTS.completed : PLAN.lessons(course.doneLessons, course.totalLessons)}</b>
          </p>
        ) : (
          <p className="type-small type-muted">{TEXTS.notTaken}</p>
        )}
      </div>
      <div className="internship-action">
        <Action {...props} />
      </div>
    </article>
  );
}
