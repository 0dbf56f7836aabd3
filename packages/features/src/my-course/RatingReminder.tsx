import type { ApiClient } from '@suluh/api/client';
import { pathTo, type Routes } from '@suluh/domain/address';
import { ratingReminderText } from '@suluh/i18n-id/dialogs';
import { reviewText } from '@suluh/i18n-id/review';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { PopupWindow } from '../parts/popup/PopupWindow.tsx';

/**
 * Asks for a review of the course finished last; for one of Prakerja in Prakerja's words, and once a day by a window
 * (docs/product/review.md#reminder).
 */
export async function RatingReminder({
  api,
  routes,
}: {
  api: ApiClient;
  routes: Routes;
}): Promise<ReactElement | null> {
  const { data } = await api.GET('/api/rating/reminder');
  const course = data?.data;
  if (!course) return null; // nothing waits, or nobody answered: the list says so
  const href = pathTo(routes, 'review', { course: course.slug });
  const note = (
    <Note tone="info" className="myCourse-note">
      <span className="myCourse-undo">
        <span>
          <b>{course.isPrakerja ? ratingReminderText.title : course.courseFullname}</b>
          {'. '}
          {course.isPrakerja ? ratingReminderText.body : reviewText.remind}
        </span>
        <ButtonLink size="small" href={href}>
          {ratingReminderText.rate}
        </ButtonLink>
      </span>
    </Note>
  );
  if (!course.isPrakerja) return note;
  const window = {
    kind: 'rating',
    title: ratingReminderText.title,
    body: '',
    action: null,
    url: href,
    foto: null,
  } as const;
  return (
    <>
      {note}
      <PopupWindow popups={[window]} />
    </>
  );
}
