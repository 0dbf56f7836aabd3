import type { cartItem } from '@suluh/api/catalogue';
import { scheduleProblem } from '@suluh/domain/cart';
import { discountPercent } from '@suluh/domain/course';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../http/services.ts';
import { SCHEDULE_REASONS } from '../../messages.ts';
import { toEvent } from '../course/events.ts';
import { cardsOf } from '../course/flashPrices.ts';
import { cartPrice } from '../order/price.ts';

type CartRow = typeof schema.cart.$inferSelect;
type EventRow = typeof schema.event.$inferSelect;

/** A row of a learner's cart, priced as of now, in rupiah. */
export interface PricedCart {
  cartId: string;
  courseId: number;
  programId: number | null;
  fullname: string;
  price: number;
  priceAfter: number;
  priceSeen: number;
  event: EventRow | null;
  createdAt: Date;
}

/** A waiting course of the cart, and what stands in the way of ordering it. */
export interface CartLine extends PricedCart {
  /** The course has schedules, so one must be chosen. */
  haveEvent: boolean;
  isOwned: boolean;
}

type CourseFacts = Pick<typeof schema.course.$inferSelect, 'fullname' | 'price' | 'priceAfter'>;

/** Puts a price on a row of the cart. What the schedule costs may exceed the course's own price before reduction. */
export function toLine(row: CartRow, course: CourseFacts, event: EventRow | null, flashPrice: number | undefined): PricedCart {
  const priceAfter = cartPrice({ coursePrice: course.priceAfter, eventPrice: event?.price ?? null, flashPrice });
  const { id: cartId, courseId, programId, priceSeen, createdAt } = row;
  return { cartId, courseId, programId, fullname: course.fullname, price: Math.max(course.price, priceAfter), priceAfter, priceSeen, event, createdAt };
}

/** Which waiting courses: of whom, some by id or all, at which flash-sale prices. */
export interface Waiting {
  userId: string;
  cartIds?: readonly string[];
  prices: ReadonlyMap<number, number>;
  /** Lock the rows, in id order, until the transaction ends. */
  lock?: boolean;
}

/** What the learner has waiting, newest first, in one query. Courses that are no longer published are left out. */
export async function waitingLines(db: Executor, { userId, cartIds, prices, lock = false }: Waiting): Promise<CartLine[]> {
  const { cart, course, event } = schema;
  if (cartIds?.length === 0) return [];
  const query = db
    .select({
      cart,
      course: { fullname: course.fullname, price: course.price, priceAfter: course.priceAfter },
      event,
      haveEvent: sql<boolean>`exists(select from event any_event where any_event.course_id = ${cart.courseId})`,
      isOwned: sql<boolean>`exists(select from enrolment e where e.user_id = ${cart.userId} and e.course_id = ${cart.courseId})`,
    })
    .from(cart)
    .innerJoin(course, and(eq(course.id, cart.courseId), eq(course.isPublished, true)))
    .leftJoin(event, eq(event.id, cart.eventId))
    .where(and(eq(cart.userId, userId), eq(cart.status, 'pending'), cartIds ? inArray(cart.id, [...cartIds]) : undefined));
  const rows = await (lock ? query.orderBy(asc(cart.id)).for('update', { of: cart }) : query.orderBy(desc(cart.createdAt), desc(cart.id)));
  return rows.map(({ cart: row, course: facts, event: chosen, haveEvent, isOwned }) => ({ ...toLine(row, facts, chosen, prices.get(row.courseId)), haveEvent, isOwned }));
}

/** These courses of the learner's cart, all of them. @throws ApiError NOT_FOUND when one no longer waits or is another's */
export async function linesOf(db: Executor, waiting: Waiting & { cartIds: readonly string[] }): Promise<CartLine[]> {
  const lines = await waitingLines(db, waiting);
  if (lines.length !== new Set(waiting.cartIds).size) throw new ApiError('NOT_FOUND');
  return lines;
}

/** Lines as the cart shows them (spec section 3, Cart item). */
export async function itemsOf(services: Services, lines: readonly PricedCart[]): Promise<z.input<typeof cartItem>[]> {
  const now = services.now();
  const cards = new Map((await cardsOf(services, lines.map(({ courseId }) => courseId))).map((card) => [card.id, card]));
  return lines.flatMap(({ cartId, courseId, price, priceAfter, priceSeen, event, createdAt }) => {
    const card = cards.get(courseId);
    if (!card) return [];
    const { id: _id, ...shown } = card;
    const chosen = event ? toEvent(event, now) : null;
    return [{ ...shown, cartId, courseId, price, priceAfter, percentage: discountPercent({ price, priceAfter }) ?? 0, priceSeen, event: chosen, createdAt: createdAt.toISOString() }];
  });
}

/**
 * Refuses a schedule that cannot be ordered (spec section 4, Schedule card buy button).
 * @throws ApiError EVENT_REQUIRED when none is chosen or it is not on sale yet, EVENT_FULL when it is full or over
 */
export function requireOpenSchedule(event: EventRow | null, haveEvent: boolean, now: Date): void {
  const problem = scheduleProblem({ haveEvent, event: event ? toEvent(event, now) : null });
  if (problem === null) return;
  if (problem === 'scheduleMissing') throw new ApiError('EVENT_REQUIRED');
  if (problem === 'availableSoon') throw new ApiError('EVENT_REQUIRED', { message: SCHEDULE_REASONS.soon });
  throw new ApiError('EVENT_FULL');
}
