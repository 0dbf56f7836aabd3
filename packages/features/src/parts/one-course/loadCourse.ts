import type { CourseDetail } from '@suluh/api/types';
import { catalogueApi, outcomeOf, type AppContext, type Outcome } from '../context/index.ts';

/** A course by slug or id, as this face offers it. */
export async function loadCourse(context: AppContext, slug: string): Promise<Outcome<CourseDetail>> {
  const query = context.tenant.program ? { specialProgram: context.tenant.program } : {};
  const outcome = outcomeOf(
    await catalogueApi(context).GET('/api/course/v2/{id}', { params: { path: { id: slug }, query } }),
  );
  return outcome.kind === 'found' ? { kind: 'found', data: outcome.data.data } : outcome;
}
