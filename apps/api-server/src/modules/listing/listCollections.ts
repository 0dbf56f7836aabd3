import { listing, type collection as collectionEntity } from '@suluh/api/catalogue';
import { UPCOMING } from '@suluh/domain/listing';
import { abilitiesOf, typesWhere } from '@suluh/domain/session';
import { eq, inArray, isNull, ne, and, or } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route, sharedRoute, type Call, type Learner } from '../../http/route.ts';
import type { Bitset } from '../../search/bitset.ts';
import type { CourseIndex } from '../../search/courseIndex.ts';
import type { Services } from '../../services.ts';
import { cardsOf } from '../course/cards.ts';
import { listCourses, offeredIn, type Where } from '../course/listCourses.ts';
import {
  collectionAsked,
  collectionOfKind,
  collectionScope,
  collectionsWhere,
  MEMBERS_KIND,
  NOTHING,
  type CollectionRow,
} from '../course/scopes.ts';

type Collection = z.input<typeof collectionEntity>;
type Listing = Pick<Call<typeof listing.collectionBySlug>, 'query' | keyof Where>;

/** Courses a collection shows on a page of collections. */
const PREVIEW = 8;

/** A collection as answers carry it. @param courses those of it that are shown */
export const toCollection = (
  { slug, title, description, image, kind }: CollectionRow,
  index: CourseIndex,
  courses: Bitset,
): Collection => ({
  slug,
  title,
  description,
  image,
  kind: kind as Collection['kind'],
  totalCourse: courses.count(),
  datedCourse: courses.and(index.facets.role.any([UPCOMING])).count(),
});

const EMPTY = { title: '', description: '', image: null, totalCourse: 0, datedCourse: 0 };

async function detailOf(
  services: Services,
  row: CollectionRow | undefined,
  kind: Collection['kind'],
  { query, ...where }: Listing,
) {
  const scope = row ? collectionScope(row) : NOTHING;
  const { courses, meta } = await listCourses(services, query, scope, where);
  const { scope: offered } = await offeredIn(services, where, query.program);
  const { index } = services.courseCache;
  const collection = row
    ? toCollection(row, index, index.ofIds(row.courseIds).and(offered.of(index)))
    : { ...EMPTY, slug: kind, kind };
  return { data: { collection, courses }, meta };
}

/**
 * Whether somebody is of an area whose members have a collection: logged in there, or on the main site with an account
 * that is a member there (docs/product/partner.md#small-businesses). A programme's pages show nothing of other areas.
 */
async function isMember({ db }: Services, { userId, sessionType, programId }: Learner): Promise<boolean> {
  const abilities = abilitiesOf(sessionType);
  if (abilities.hasMemberCollection) return true;
  if (programId !== null || !abilities.hasProgrammes) return false;
  const { membership } = schema;
  const types = typesWhere(({ hasMemberCollection }) => hasMemberCollection);
  return (await db.$count(membership, and(eq(membership.userId, userId), inArray(membership.sessionType, types)))) > 0;
}

/** Collections and what is in them (docs/product/addresses.md#main-site). */
export const collectionRoutes = [
  sharedRoute(listing.collections, async ({ query, ...where }, services) => {
    const { program, scope } = await offeredIn(services, where, query.program);
    const { collection } = schema;
    const owner = program
      ? or(
          eq(collection.programId, program.id),
          program.collectionSlug ? eq(collection.slug, program.collectionSlug) : undefined,
        )
      : isNull(collection.programId);
    const rows = await services.courseCache.keep(`collections:${program?.slug ?? ''}`, () =>
      collectionsWhere(services, and(owner, ne(collection.kind, MEMBERS_KIND))),
    );
    const { index } = services.courseCache;
    const offered = scope.of(index);
    const listed = rows
      .map((row) => toCollection(row, index, index.ofIds(row.courseIds).and(offered)))
      .filter(({ totalCourse }) => totalCourse > 0 || program !== null || where.line === null);
    const start = (query.page - 1) * query.limit;
    const data = listed.slice(start, start + query.limit);
    return { data, meta: { page: query.page, limit: query.limit, totalData: listed.length } };
  }),

  sharedRoute(listing.bestDeal, async (call, services) =>
    detailOf(services, await collectionOfKind(services, 'best-deal'), 'best-deal', call),
  ),

  route(listing.mysooltanCollection, async (call, services) => {
    if (!(await isMember(services, learner(call.caller)))) throw new ApiError('FORBIDDEN');
    return detailOf(services, await collectionOfKind(services, MEMBERS_KIND), MEMBERS_KIND, call);
  }),

  sharedRoute(listing.collectionEvents, async (call, services) =>
    detailOf(services, await collectionAsked(services, call.params.slug, call), 'regular', {
      ...call,
      query: { ...call.query, role: [UPCOMING] },
    }),
  ),

  sharedRoute(listing.collectionBySlug, async (call, services) =>
    detailOf(services, await collectionAsked(services, call.params.slug, call), 'regular', call),
  ),

  sharedRoute(listing.prakerjaCollections, async (_call, services) => {
    const rows = await services.courseCache.keep('collections-prakerja', () =>
      collectionsWhere(services, and(eq(schema.collection.kind, 'prakerja'), isNull(schema.collection.programId))),
    );
    const { index } = services.courseCache;
    const shown = rows.map((row) => ({ row, ids: row.courseIds.filter((id) => index.slotOf(id) !== undefined) }));
    const data = await Promise.all(
      shown.map(async ({ row, ids }) => ({
        collection: toCollection(row, index, index.ofIds(ids)),
        courses: await cardsOf(services, ids.slice(0, PREVIEW)),
      })),
    );
    return { data };
  }),
];
