import { cartEntries, listing } from '@suluh/api/catalogue';
import { and, eq, isNull } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route, sharedRoute } from '../../http/route.ts';
import type { CourseIndex } from '../../search/courseIndex.ts';
import { GONE, tryCourse } from '../cart/putCourse.ts';
import { cardsOf } from '../course/cards.ts';
import { offeredIn, programScope, type Scope } from '../course/listCourses.ts';
import { collectionsWhere, openCollection } from '../course/scopes.ts';
import { allPrograms, type ProgramRow } from '../program/queries.ts';
import { toCollection } from '../listing/listCollections.ts';
import { fullOf } from './full.ts';
import { coursesToBegin } from './owned.ts';

/** Courses of a bundle that are owned, or wait in an order, are no reason to refuse the others. */
const LEFT_OUT = [...GONE, 'ORDER_WAITING'];
/** Of a class none of whose dates can be had. */
const FULL: readonly string[] = ['EVENT_FULL', 'EVENT_REQUIRED'];

const { collection } = schema;

/**
 * Courses of a bundle that are sold here (docs/product/bundle.md#price). A programme sells those it offers, whatever left
 * it since; a line, whose bundles are everybody's, has one whole or not at all. What is shown is what is bought.
 */
function soldOf(
  index: CourseIndex,
  { program, scope }: { program: ProgramRow | null; scope: Scope },
  courseIds: readonly number[],
): number[] {
  const offered = scope.of(index);
  const shown = courseIds.filter((id) => index.slotOf(id) !== undefined);
  const sold = shown.filter((id) => offered.has(index.slotOf(id)!));
  return program !== null || sold.length === shown.length ? sold : [];
}

/** Sets of courses that are bought together (docs/product/bundle.md). */
export const bundleRoutes = [
  sharedRoute(listing.bundles, async ({ query, ...where }, services) => {
    const { program, scope } = await offeredIn(services, where, query.program);
    const rows = await services.courseCache.keep(`collections-bundle:${program?.slug ?? ''}`, () =>
      collectionsWhere(
        services,
        and(
          eq(collection.kind, 'bundle'),
          program ? eq(collection.programId, program.id) : isNull(collection.programId),
        ),
      ),
    );
    const { index } = services.courseCache;
    const sold = rows
      .map((row) => ({ row, ids: soldOf(index, { program, scope }, row.courseIds) }))
      .filter(({ ids }) => ids.length > 0);
    const full = await fullOf(services.db, [...new Set(sold.flatMap(({ ids }) => ids))], services.now());
    const data = await Promise.all(
      sold.map(async ({ row, ids }) => ({
        collection: toCollection(row, index, index.ofIds(ids)),
        courses: await cardsOf(services, ids),
        full: ids.filter((id) => full.has(id)),
      })),
    );
    return { data };
  }),

  route(listing.bundleStatus, async ({ caller }, { db }) => {
    const courses = await coursesToBegin(db, learner(caller));
    return { data: { active: courses.length > 0, courses } };
  }),

  route(cartEntries.cartBundle, async (call, services) => {
    const { programId } = learner(call.caller);
    const { index } = services.courseCache;
    const program = (await allPrograms(services)).find(({ id }) => id === programId) ?? null;
    const bundle = await openCollection(services, call.body.slug, program);
    const where = program ? { program, scope: programScope(program) } : await offeredIn(services, call);
    const isOffered = bundle.programId === programId && soldOf(index, where, bundle.courseIds).length > 0;
    if (bundle.kind !== 'bundle' || !isOffered) throw new ApiError('NOT_FOUND');
    const data = {
      cart: [] as string[],
      missing: [] as number[],
      full: [] as number[],
      owned: [] as number[],
      order: null as string | null,
    };
    for (const courseId of bundle.courseIds) {
      const put = await tryCourse(call, services, { courseId }, LEFT_OUT);
      if (!(put instanceof ApiError)) {
        data.cart.push(put.cartId);
        continue;
      }
      data.missing.push(courseId);
      if (FULL.includes(put.status)) data.full.push(courseId);
      if (put.status === 'ALREADY_BOUGHT') data.owned.push(courseId);
      if (put.status === 'ORDER_WAITING') data.order ??= String(put.detail.data);
    }
    return { data };
  }),
];
