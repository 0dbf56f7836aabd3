import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { programOf } from '../program/queries.ts';
import { publishedCourseId } from './queries.ts';
import { programScope } from './listCourses.ts';

/** Refuses a course that the programme a call is about does not offer. @throws ApiError NOT_FOUND */
export async function requireOffered(services: Services, courseId: number, programSlug: string | null): Promise<void> {
  const program = await programOf(services, undefined, programSlug);
  if (program === null) return;
  const { index } = services.courseCache;
  const slot = index.slotOf(courseId);
  if (slot === undefined || !programScope(program).of(index).has(slot)) throw new ApiError('NOT_FOUND');
}

/** Id of a published course, by id or slug, that the programme a call is about offers. @throws ApiError NOT_FOUND */
export async function offeredCourseId(
  services: Services,
  idOrSlug: string,
  programSlug: string | null,
): Promise<number> {
  const id = await publishedCourseId(services.db, idOrSlug);
  await requireOffered(services, id, programSlug);
  return id;
}
