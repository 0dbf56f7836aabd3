import type { ApiClient } from '@suluh/api/client';
import { pathTo, type Routes } from '@suluh/domain/address';
import { ratingReminderText } from '@suluh/i18n-id/dialogs';
import { reviewText } from '@suluh/i18n-id/review';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';

/** Asks for a review of the course finished last, in the words of Prakerja for its own (docs/product/review.md#reminder). */
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
  return (
    <Note tone="info">
      <span className="myCourse-undo">
        <span>
          <b>{course.isPrakerja ? ratingReminderText.title : course.courseFullname}</b>
          {'. '}
          {course.isPrakerja ? ratingReminderText.body : reviewText.remind}
        </span>
        <ButtonLink size="small" href={pathTo(routes, 'review', { course: course.slug })}>
          {ratingReminderText.rate}
        </ButtonLink>
      </span>
    </Note>
  );
}
