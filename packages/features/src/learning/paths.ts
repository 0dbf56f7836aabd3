import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import type { NextStep } from '@suluh/domain/learning';

/** Address of what follows a lesson. @param course as the address names it */
export function stepPath(routes: Routes, course: string, step: NextStep): string {
  switch (step.kind) {
    case 'lesson':
      return pathTo(routes, 'lesson', { course, lesson: step.id });
    case 'test':
      return pathTo(routes, 'test', { course, test: step.id });
    case 'finished':
      return pathTo(routes, 'finished', { course });
    case 'course':
      return pathTo(routes, 'enrolment', { course });
  }
}

/** Address of a file of a learner, which the API names below the origin of the site. */
export const fileAddress = (routes: Pick<Routes, 'base'>, url: string): string =>
  url.startsWith('/api/') ? apiPath(routes, url as `/api${string}`) : url;
