import type { CheckInState, MyCourseDetail, VoidedCourse } from '@suluh/api/types';
import { cache } from 'react';
import { type AppContext, type Outcome, learnerApi, outcomeOf, renewWhenOver } from '../context/index.ts';

/**
 * An owned course by slug or id, once for its title and its page. A session that ended is renewed on the way.
 * @param path address of the page
 */
export const loadOwned = cache(
  async (context: AppContext, course: string, path: string): Promise<Outcome<MyCourseDetail>> => {
    const api = await learnerApi(context, path);
    const outcome = outcomeOf(await api.GET('/api/my-course/{id}', { params: { path: { id: course } } }));
    if (outcome.kind === 'found') return { kind: 'found', data: outcome.data.data };
    renewWhenOver(outcome.failure, context.tenant, path);
    return outcome;
  },
);

/** The sessions of an owned course; null when they do not come, which leaves the rest of the page as it is. */
export async function loadSessions(context: AppContext, course: string, path: string): Promise<CheckInState | null> {
  const api = await learnerApi(context, path);
  const { data, error } = await api.GET('/api/my-course/{id}/session', { params: { path: { id: course } } });
  if (error) renewWhenOver(error, context.tenant, path);
  return data?.data ?? null;
}

/** A course Prakerja took back, by slug or id; null for any other. */
export const loadVoided = cache(
  async (context: AppContext, course: string, path: string): Promise<VoidedCourse | null> => {
    const api = await learnerApi(context, path);
    const { data, error } = await api.GET('/api/my-course-voided');
    if (error) renewWhenOver(error, context.tenant, path);
    return data?.data.find(({ slug, courseId }) => slug === course || String(courseId) === course) ?? null;
  },
);
