import { LARGEST_INTEGER } from '@suluh/api/catalogue/rowId';
import { and, eq, or } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';

/** Condition for a course by id or slug (docs/product/course.md, /course/{slug or id}). */
export function courseIs(idOrSlug: string) {
  const id = /^\d{1,10}$/.test(idOrSlug) ? Number(idOrSlug) : 0;
  const bySlug = eq(schema.course.slug, idOrSlug);
  return id > 0 && id <= LARGEST_INTEGER ? or(eq(schema.course.id, id), bySlug) : bySlug;
}

/** Id of a published course by id or slug. @throws ApiError NOT_FOUND */
export async function publishedCourseId(db: Executor, idOrSlug: string): Promise<number> {
  const [found] = await db
    .select({ id: schema.course.id })
    .from(schema.course)
    .where(and(courseIs(idOrSlug), eq(schema.course.isPublished, true)))
    .limit(1);
  if (!found) throw new ApiError('NOT_FOUND');
  return found.id;
}
