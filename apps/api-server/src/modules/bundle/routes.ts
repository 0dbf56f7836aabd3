import { cartEntries, listing } from '@suluh/api/catalogue';
import { and, eq, isNull } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route, sharedRoute } from '../../http/route.ts';
import type { CourseIndex } from '../../search/courseIndex.ts';
import { GONE, tryCourse } from '../cart/putCourse.ts';
import { cardsOf } from '../course/cards.ts';
import { EVERYTHING, offeredIn, type Scope } from '../course/listCourses.ts';
import { collectionsWhere, openCollection } from '../course/scopes.ts';
import { toCollection } from '../listing/listCollections.ts';
import { fullOf } from './full.ts';
import { coursesToBegin } from './owned.ts';

/** Courses of a bundle that are owned, or wait in an order, are no reason to refuse the others. */
const LEFT_OUT = [...GONE, 'ORDER_WAITING'];
/** Of a class none of whose dates can be had. */
const FULL: readonly string[] = ['EVENT_FULL', 'EVENT_REQUIRED'];

const { collection } = schema;

/** Courses of a bundle that the catalogue shows. */
const shownOf = (index: CourseIndex, courseIds: readonly number[]) =>
  courseIds.filter((id) => index.slotOf(id) !== undefined);

/** What is shown is what is bought: a line has a bundle whole or not at all. @param ids courses of it that are shown */
const isSold = (index: CourseIndex, offered: ReturnType<Scope['of']>, ids: readonly number[]) =>
  ids.length > 0 && ids.every((id) => offered.has(index.slotOf(id)!));

/** Sets of courses that are bought together (docs/product/bundle.md). */
export const bundleRoutes = [
  sharedRoute(listing.bundles, async ({ query, ...where }, services) => {
    const { program, scope } = await offeredIn(services, where, query.program);
    const rows = await services.catalogue.keep(`collections-bundle:${program?.slug ?? ''}`, () =>
      collectionsWhere(
        services,
        and(
          eq(collection.kind, 'bundle'),
          program ? eq(collection.programId, program.id) : isNull(collection.programId),
        ),
      ),
    );
    const { index } = services.catalogue;
    const offered = program ? EVERYTHING.of(index) : scope.of(index);
    const sold = rows
      .map((row) => ({ row, ids: shownOf(index, row.courseIds) }))
      .filter(({ ids }) => isSold(index, offered, ids));
    const full = await fullOf(services.db, [...new Set(sold.flatMap(({ ids }) => ids))], services.now());
    const data = await Promise.all(
      sold.map(async ({ row, ids }) => ({
        collection: toCollection(row, ids.length),
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
    const bundle = await openCollection(services, call.body.slug);
    const { programId } = learner(call.caller);
    const { index } = services.catalogue;
    const offered = programId === null ? (await offeredIn(services, call)).scope.of(index) : EVERYTHING.of(index);
    const isOffered = bundle.programId === programId && isSold(index, offered, shownOf(index, bundle.courseIds));
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
