'use client';
import { enrolmentText, progressText } from '@suluh/i18n-id/enrolment';
import type { ReactElement } from 'react';
import { nextOf } from '../parts/owned/next.ts';
import { boughtView } from '../parts/schedule/view.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { useOwned } from './useOwned.ts';

/** What stands where others read the price: how far one is, the date one has, and what comes next (docs/product/course.md#owned). */
export function OwnedHome({ courseId }: { courseId: number }): ReactElement | null {
  const { routes } = useTenant();
  const owned = useOwned(courseId);
  if (owned === null) return null;
  const { learning, event } = owned;
  const { title, href } = nextOf(owned, null, routes);
  const isFinished = learning.completedAt !== null;
  return (
    <div className="buyBox-owned">
      {learning.totalLessons > 0 && (
        <>
          <b>{progressText.done(learning.doneLessons, learning.totalLessons)}</b>
          <progress aria-label={progressText.label} max={100} value={learning.percent} />
        </>
      )}
      {event && !isFinished && (
        <span className="type-small">
          {enrolmentText.schedule}: {boughtView(event).dateText}
        </span>
      )}
      {!isFinished && <span className="type-small type-muted">{enrolmentText.next}</span>}
      {href ? (
        <a className="type-link" href={href}>
          {title}
        </a>
      ) : (
        <span>{title}</span>
      )}
      {!isFinished && learning.minutesLeft > 0 && (
        <span className="type-small type-muted">{enrolmentText.minutesLeft(learning.minutesLeft)}</span>
      )}
    </div>
  );
}
