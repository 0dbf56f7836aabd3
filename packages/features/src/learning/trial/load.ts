import type { CourseDetail, TrialLesson } from '@suluh/api/types';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { catalogueApi, outcomeOf, type AppContext, type Outcome } from '../../parts/context/index.ts';

/** A lesson to try with its course, read anew each time: the addresses of its files end. Once for its title and its page. */
export const loadTrial = cache(async function trialOf(
  context: AppContext,
  id: string,
  lesson: string,
): Promise<Outcome<{ course: CourseDetail; lesson: TrialLesson }>> {
  if (!/^[1-9]\d{0,8}$/.test(lesson)) notFound();
  const query = context.tenant.program ? { specialProgram: context.tenant.program } : {};
  const [course, trial] = await Promise.all([
    catalogueApi(context)
      .GET('/api/course/v2/{id}', { params: { path: { id }, query } })
      .then(outcomeOf),
    catalogueApi(context, { fresh: true })
      .GET('/api/course/{id}/trial/{lessonId}', { params: { path: { id, lessonId: Number(lesson) } } })
      .then(outcomeOf),
  ]);
  if (course.kind !== 'found') return course;
  if (trial.kind !== 'found') return trial;
  return { kind: 'found', data: { course: course.data.data, lesson: trial.data.data } };
});
