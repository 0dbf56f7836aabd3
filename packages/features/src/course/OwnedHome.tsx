'use client';
import type { MyCourseDetail } from '@suluh/api/types';
import { enrolmentText, progressText } from '@suluh/i18n-id/enrolment';
import { useEffect, useState, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { nextOf } from '../parts/owned/next.ts';
import { boughtView } from '../parts/schedule/view.ts';
import { useTenant } from '../parts/tenant/index.ts';

/** The course as its owner has it; null until that came, and where it does not. */
function useOwned(courseId: number): MyCourseDetail | null {
  const api = useApiClient();
  const [owned, setOwned] = useState<MyCourseDetail | null>(null);
  useEffect(() => {
    let isHere = true;
    void api
      .GET('/api/my-course/{id}', { params: { path: { id: String(courseId) } } })
      .then(({ data }) => isHere && data && setOwned(data.data));
    return () => {
      isHere = false;
    };
  }, [api, courseId]);
  return owned;
}

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
