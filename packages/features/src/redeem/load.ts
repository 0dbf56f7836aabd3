import type { ApiClient } from '@suluh/api/client';
import type { CourseCard, CourseEvent } from '@suluh/api/types';
import { voucherOpensNothingText } from '@suluh/i18n-id/server';

/** What a code opens: courses to choose from, or one with the schedules on sale; or why it does not. */
export type LoadedOffer =
  | {
      kind: 'open';
      expiresAt: string | null;
      courses: CourseCard[];
      /** The one chosen, or the only one. */
      course: CourseCard | null;
      events: CourseEvent[];
    }
  | { kind: 'refused'; message: string };

/** Asks what a code opens. @param courseId the course chosen; 0 before */
export async function loadOffer(api: ApiClient, code: string, courseId: number): Promise<LoadedOffer> {
  const { data, error } = await api.POST('/api/payment/redeem/check', { body: { code } });
  if (error) return { kind: 'refused', message: error.message };
  const { courses, expiresAt, eventId: boughtId } = data.data;
  if (courses.length === 0) return { kind: 'refused', message: voucherOpensNothingText }; // withdrawn, or none of ours
  const course = courses.find(({ id }) => id === courseId) ?? (courses.length === 1 ? courses[0]! : null);
  const params = { path: { id: String(course?.id) } };
  const dates = course
    ? await Promise.all([
        api.GET('/api/course/{id}/event', { params }),
        api.GET('/api/course/{id}/event-b2b', { params }), // none where nobody is logged in to a programme
      ])
    : [];
  return {
    kind: 'open',
    expiresAt,
    courses,
    course,
    events: dates
      .flatMap(({ data: found }) => found?.data ?? [])
      .filter(
        ({ eventId, eventStatus, quota }) =>
          eventStatus === 'available' && quota > 0 && (boughtId === null || eventId === boughtId),
      ),
  };
}
