import { cartEntries, listing } from '@suluh/api/catalogue';
import { and, eq, isNull } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route, sharedRoute } from '../../http/route.ts';
import { GONE, putCourse } from '../cart/putCourse.ts';
import { cardsOf } from '../course/cards.ts';
import { collectionsWhere, openCollection } from '../course/scopes.ts';
import { toCollection } from '../listing/listCollections.ts';
import { programOf } from '../program/queries.ts';
import { coursesToBegin } from './owned.ts';

/** Courses of a bundle that are owned, or wait in an order, are no reason to refuse the others. */
const LEFT_OUT = [...GONE, 'ORDER_WAITING'];

const { collection } = schema;

/** Sets of courses that are bought together (docs/product/bundle.md). */
export const bundleRoutes = [
  sharedRoute(listing.bundles, async ({ query, programHeader }, services) => {
    const program = await programOf(services, query.program, programHeader);
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
    const sold = rows
      .map((row) => ({ row, ids: row.courseIds.filter((id) => index.slotOf(id) !== undefined) }))
      .filter(({ ids }) => ids.length > 0);
    const data = await Promise.all(
      sold.map(async ({ row, ids }) => ({
        collection: toCollection(row, ids.length),
        courses: await cardsOf(services, ids),
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
    if (bundle.kind !== 'bundle' || bundle.programId !== learner(call.caller).programId)
      throw new ApiError('NOT_FOUND');
    const data = { cart: [] as string[], missing: [] as number[] };
    for (const courseId of bundle.courseIds) {
      const cartId = await putCourse(call, services, { courseId }, LEFT_OUT);
      if (cartId === null) data.missing.push(courseId);
      else data.cart.push(cartId);
    }
    return { data };
  }),
];
