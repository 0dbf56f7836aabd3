import { cartEntries as entries } from '@suluh/api/catalogue';
import { and, eq, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { flashPrices } from '../course/flashPrices.ts';
import { once } from '../order/idempotency.ts';
import { cartPrice } from '../order/price.ts';
import { closureOf } from '../site/site.ts';
import { programOf } from '../tenant.ts';
import { requireOpenSchedule } from './lines.ts';

interface Wanted {
  userId: string;
  courseId: number;
  eventId: number | undefined;
}

/** The course, the schedule asked for and whether the learner owns it. @throws ApiError NOT_FOUND, ALREADY_BOUGHT */
async function findWanted(db: Executor, { userId, courseId, eventId }: Wanted) {
  const { course, event } = schema;
  const [found] = await db
    .select({
      coursePrice: course.priceAfter,
      event,
      isOwned: sql<boolean>`exists(select from enrolment e where e.user_id = ${userId} and e.course_id = ${course.id})`,
    })
    .from(course)
    .leftJoin(event, and(eq(event.id, eventId ?? 0), eq(event.courseId, course.id)))
    .where(and(eq(course.id, courseId), eq(course.isPublished, true)));
  if (!found || (eventId !== undefined && !found.event)) throw new ApiError('NOT_FOUND');
  if (found.isOwned) throw new ApiError('ALREADY_BOUGHT');
  return found;
}

/**
 * Puts a course into the cart, with the schedule chosen or without: one is asked for when it is ordered. A course that
 * waits already keeps its row; a schedule replaces the one chosen before.
 */
export const cartAdd = route(entries.cartAdd, async ({ body, query, caller, programHeader, idempotencyKey }, services) => {
  const { userId } = learner(caller);
  if ((await closureOf(services)).salesClosed) throw new ApiError('SALES_CLOSED');
  const program = await programOf(services, query.specialProgram, programHeader);
  const flashPrice = (await flashPrices(services)).get(body.courseId);
  const put = async (db: Executor) => {
    const { cart } = schema;
    const { coursePrice, event } = await findWanted(db, { userId, courseId: body.courseId, eventId: body.eventId });
    if (event) requireOpenSchedule(event, true, services.now());
    const priceSeen = cartPrice({ coursePrice, eventPrice: event?.price ?? null, flashPrice });
    const chosen = event ? { eventId: event.id, priceSeen } : {};
    const [made] = await db
      .insert(cart)
      .values({ userId, courseId: body.courseId, eventId: event?.id ?? null, programId: program?.id ?? null, priceSeen, createdAt: services.now() })
      .onConflictDoUpdate({ target: [cart.userId, cart.courseId], targetWhere: eq(cart.status, sql`'pending'`), set: { programId: program?.id ?? null, ...chosen } })
      .returning({ cartId: cart.id });
    return { cartId: made!.cartId };
  };
  if (idempotencyKey === null) return { data: await put(services.db) };
  return { data: await services.db.transaction((tx) => once(tx, { userId, operation: 'cart.add', key: idempotencyKey, body }, () => put(tx))) };
});
