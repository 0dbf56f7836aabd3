import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';

/** Somebody who teaches, with their courses. What could be nobody's name is missing like a name nobody has. */
export async function loadTeacher(context: AppContext, slug: string) {
  const outcome = outcomeOf(await catalogueApi(context).GET('/api/teacher/{slug}', { params: { path: { slug } } }));
  return outcome.kind === 'failed' && outcome.failure.code === 400
    ? { kind: 'missing' as const, failure: outcome.failure }
    : outcome;
}
