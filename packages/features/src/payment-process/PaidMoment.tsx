import type { Transaction } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { ownedAction } from '@suluh/domain/course';
import { courseActionText } from '@suluh/i18n-id/courseAction';
import { enrolmentText } from '@suluh/i18n-id/enrolment';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { MiniCourse } from '@suluh/ui/checkout/MiniCourse';
import type { ReactElement } from 'react';
import { boughtView } from '../parts/schedule/index.ts';
import { Torch } from '../parts/torch/index.ts';
import { courseRow, endNote } from '../parts/transaction/index.ts';

type BoughtCourse = Transaction['detailCourse'][number];

/** When and where the date that was bought takes place; the institution of a course without one. */
function captionOf({ event, institution }: BoughtCourse): string {
  if (event === null) return institution.name;
  const { dateText, timeText, placeText } = boughtView(event);
  return [dateText, timeText, placeText].filter(Boolean).join(' · ');
}

/** The first step of a course: its ticket where it has a date at a place, else its own page. */
function BeginLink({ course, routes, isFirst }: { course: BoughtCourse; routes: Routes; isFirst: boolean }) {
  const action = ownedAction(course);
  const isTicket = action === 'viewETicket' && course.event !== null;
  return (
    <ButtonLink
      kind={isFirst ? 'flame' : 'line'}
      href={pathTo(routes, isTicket ? 'ticket' : 'enrolment', { course: course.slug })}
    >
      {courseActionText[action === 'viewETicket' && !isTicket ? 'start' : action]}
    </ButtonLink>
  );
}

/** An order that was just paid: the flame is lit, and each course leads to its first step (docs/product/payment.md#paid). */
export function PaidMoment({ order, routes }: { order: Transaction; routes: Routes }): ReactElement {
  return (
    <section className="paidMoment">
      <div className="paidMoment-torch ground-deep">
        <Torch />
      </div>
      <p>{endNote(order)}</p>
      <ul className="paidMoment-courses">
        {order.detailCourse.map((course, at) => (
          <li key={course.id}>
            <MiniCourse {...courseRow(course)} caption={captionOf(course)} />
            <div className="paidMoment-links">
              <BeginLink course={course} routes={routes} isFirst={at === 0} />
              {course.event && (
                <ButtonLink
                  kind="plain"
                  icon="calendar"
                  href={apiPath(routes, `/api/my-course/${course.slug}/calendar.ics`)}
                  download
                >
                  {enrolmentText.calendar}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
