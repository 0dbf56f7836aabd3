import type { CourseDetail, CoursePreview } from '@suluh/api/types';
import type { ReviewQuery } from '../parts/reviews/index.ts';
import { catalogueApi, outcomeOf, type AppContext, type Outcome } from '../parts/context/index.ts';
import { isTeacherKnown } from './views.ts';

/** What a link of staff shows, read anew each time. */
export async function loadPreview(context: AppContext, token: string): Promise<Outcome<CoursePreview>> {
  const { face } = context.tenant.routes;
  const outcome = outcomeOf(
    await catalogueApi(context, { fresh: true }).GET('/api/course/preview/{token}', {
      params: { path: { token }, query: { face } },
    }),
  );
  return outcome.kind === 'found' ? { kind: 'found', data: outcome.data.data } : outcome;
}

/** What stands below the head of a course page, asked for side by side. A part that fails is left out of the page. */
export async function loadCourseParts(context: AppContext, course: CourseDetail, reviews: ReviewQuery) {
  const api = catalogueApi(context);
  const path = { id: String(course.id) };
  const { slug } = course.teacher;
  const [content, included, events, recommendation, summary, list, sale, teacher] = await Promise.all([
    api.GET('/api/course/{id}/content', { params: { path } }),
    api.GET('/api/course/{id}/included', { params: { path } }),
    api.GET('/api/course/{id}/event', { params: { path } }),
    api.GET('/api/course/{id}/recommendation', { params: { path } }),
    api.GET('/api/rating/{courseId}/summary', { params: { path: { courseId: course.id } } }),
    api.GET('/api/rating/{courseId}', {
      params: {
        path: { courseId: course.id },
        query: { page: reviews.page, sort: reviews.sort, ...(reviews.rating ? { rating: reviews.rating } : {}) },
      },
    }),
    api.GET('/api/flash-sale'),
    slug && isTeacherKnown(course) ? api.GET('/api/teacher/{slug}', { params: { path: { slug } } }) : null,
  ]);
  const { endAt = null, courses: onSale = [] } = sale.data?.data ?? {};
  return {
    sections: content.data?.data ?? [],
    included: included.data?.data ?? null,
    events: events.data?.data ?? [],
    recommendations: recommendation.data?.data ?? [],
    summary: summary.data?.data ?? null,
    reviews: list.data ?? null,
    /** Who teaches, with all they teach here; null where they have no page. */
    teacher: teacher?.data?.data ?? null,
    /** When the flash sale of this course ends, in milliseconds since 1970; null while it is in none. */
    saleEndsAtMs: endAt !== null && onSale.some(({ id }) => id === course.id) ? Date.parse(endAt) : null,
  };
}
