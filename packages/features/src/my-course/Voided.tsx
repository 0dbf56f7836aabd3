import type { ApiClient } from '@suluh/api/client';
import { pathTo, type Routes } from '@suluh/domain/address';
import { voidedText } from '@suluh/i18n-id/voided';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';

/** Courses Prakerja took back (docs/product/my-course.md#voided); left out when that cannot be read now. */
export async function Voided({ api, routes }: { api: ApiClient; routes: Routes }): Promise<ReactElement | null> {
  const { data } = await api.GET('/api/my-course-voided');
  const voided = data?.data ?? [];
  if (voided.length === 0) return null;
  return (
    <div className="myCourse-waited">
      {voided.map(({ courseId, slug, courseFullname }) => (
        <Note key={courseId} tone="warning">
          <span className="myCourse-undo">
            <span>
              <b>{courseFullname}</b>
              {'. '}
              {voidedText.mark}
            </span>
            <ButtonLink kind="line" size="small" href={pathTo(routes, 'enrolment', { course: slug })}>
              {voidedText.seeCourse}
              <span className="layout-hidden">: {courseFullname}</span>
            </ButtonLink>
          </span>
        </Note>
      ))}
    </div>
  );
}
