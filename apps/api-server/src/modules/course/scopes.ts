import type { CourseLine } from '@suluh/domain/session';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { programOf, programsOfLine, type ProgramRow } from '../program/queries.ts';
import { lineScope, type Scope } from './listCourses.ts';

/** A category as stored. */
export type CategoryRow = typeof schema.category.$inferSelect;
/** A collection with the ids of its courses in order. */
export type CollectionRow = typeof schema.collection.$inferSelect & { courseIds: number[] };

/** Every category in order, kept until one changes. */
export function allCategories({ db, courseCache }: Services): Promise<CategoryRow[]> {
  return courseCache.keep('categories', () =>
    db.select().from(schema.category).orderBy(asc(schema.category.position), asc(schema.category.id)),
  );
}

/** A category by its slug or id. @throws ApiError NOT_FOUND */
export async function categoryOf(services: Services, slug: string): Promise<CategoryRow> {
  const category = (await allCategories(services)).find((each) => each.slug === slug || String(each.id) === slug);
  if (!category) throw new ApiError('NOT_FOUND');
  return category;
}

/** Courses of a category. @throws ApiError NOT_FOUND */
export async function categoryScope(services: Services, slug: string): Promise<Scope> {
  const category = await categoryOf(services, slug);
  return { key: `category:${category.id}`, of: (index) => index.facets.category.any([String(category.id)]) };
}

/** Courses of a landing page: Prakerja's, or those of a line. */
export const landingScope = async (services: Services, type: 'prakerja' | CourseLine): Promise<Scope> =>
  type === 'prakerja'
    ? { key: 'prakerja', of: (index) => index.prakerja }
    : lineScope(await programsOfLine(services, type));

/** Kind of the collections that only members of an area see. */
export const MEMBERS_KIND = 'mysooltan';

/** Published collections that match, each with its course ids, in order. */
export async function collectionsWhere(
  { db }: Pick<Services, 'db'>,
  condition: SQL | undefined,
): Promise<CollectionRow[]> {
  const { collection, collectionCourse } = schema;
  const rows = await db
    .select({ collection, courseId: collectionCourse.courseId })
    .from(collection)
    .leftJoin(collectionCourse, eq(collectionCourse.collectionId, collection.id))
    .where(and(collection.isPublished, condition))
    .orderBy(
      asc(collection.position),
      asc(collection.id),
      asc(collectionCourse.position),
      asc(collectionCourse.courseId),
    );
  const found = new Map<number, CollectionRow>();
  for (const { collection: row, courseId } of rows) {
    const known = found.get(row.id) ?? { ...row, courseIds: [] };
    if (courseId !== null) known.courseIds.push(courseId);
    found.set(row.id, known);
  }
  return [...found.values()];
}

/** A collection by slug. @throws ApiError NOT_FOUND */
async function collectionBySlug(services: Services, slug: string): Promise<CollectionRow> {
  const found = await services.courseCache.keep(`collection:${slug}`, () =>
    collectionsWhere(services, eq(schema.collection.slug, slug)),
  );
  if (!found[0]) throw new ApiError('NOT_FOUND');
  return found[0];
}

/**
 * A collection everybody may open: those of small businesses are asked for by name nowhere, those of a programme on no
 * site but its own, and on the site of a programme no others but the one it is given by name
 * (docs/product/listing.md#collections). @param program whose site asks; null on any other @throws ApiError NOT_FOUND
 */
export async function openCollection(
  services: Services,
  slug: string,
  program: Pick<ProgramRow, 'id' | 'collectionSlug'> | null,
): Promise<CollectionRow> {
  const row = await collectionBySlug(services, slug);
  const isOfSite = row.programId === (program?.id ?? null);
  const isGiven = row.programId === null && row.slug === program?.collectionSlug;
  if (row.kind === MEMBERS_KIND || !(isOfSite || isGiven)) throw new ApiError('NOT_FOUND');
  return row;
}

/** The collection a call names, where it is asked for. @throws ApiError NOT_FOUND, BAD_REQUEST for an unknown programme */
export async function collectionAsked(
  services: Services,
  slug: string,
  { query, programHeader }: { query: { program?: string | undefined }; programHeader: string | null },
): Promise<CollectionRow> {
  const program = await programOf(services, query.program, programHeader);
  return openCollection(services, slug, program);
}

/** The first collection of a kind that is of no programme, or an empty one. */
export async function collectionOfKind(
  services: Services,
  kind: CollectionRow['kind'],
): Promise<CollectionRow | undefined> {
  const found = await services.courseCache.keep(`collection-kind:${kind}`, () =>
    collectionsWhere(services, and(eq(schema.collection.kind, kind), isNull(schema.collection.programId))),
  );
  return found[0];
}

/** Courses of a collection. */
export const collectionScope = ({ id, courseIds }: CollectionRow): Scope => ({
  key: `collection:${id}`,
  of: (index) => index.ofIds(courseIds),
});

/** No courses. */
export const NOTHING: Scope = { key: 'none', of: (index) => index.ofIds([]) };
