import type { InternshipCourse } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { petalsDone } from '@suluh/domain/learning';
import { dueState } from '@suluh/domain/programme';
import { date } from '@suluh/i18n-id/format';
import { onJobPlanText as PLAN, onJobText as TEXTS } from '@suluh/i18n-id/internship';
import { Badge } from '@suluh/ui/badges/Badge';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import { Icon } from '@suluh/ui/icons/Icon';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement, ReactNode } from 'react';
import { courseView } from '../parts/courses/courseView.ts';
import { Petals } from '../parts/petals/index.ts';

interface MandatoryCourseProps {
  course: InternshipCourse;
  tenant: TenantConfig;
  /** 'YYYY-MM-DD' where periods are counted. */
  today: string;
  /** The next step; see `MandatoryAction`. */
  action: ReactNode;
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
export function MandatoryCourse({ course, tenant, today, action }: MandatoryCourseProps): ReactElement {
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
      <div className="internship-action">{action}</div>
    </article>
  );
}
