import { cartPriceRupiah } from '@suluh/domain/pricing';
import type { cartItem } from '@suluh/api/catalogue';
import { scheduleProblem } from '@suluh/domain/cart';
import { priceWithPercentage } from '@suluh/domain/course';
import { eventStatus } from '@suluh/domain/schedule';
import type { z } from 'zod';
import type { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { scheduleReasonText } from '@suluh/i18n-id/server';
import { toEvent, type OfferedEvent } from '../course/readEvents.ts';
import { cardsOf } from '../course/cards.ts';

export type EventRow = OfferedEvent;

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
  /** The course is taken on a date, so one must be chosen. */
  haveEvent: boolean;
  isOwned: boolean;
  /** The order this course waits in to be paid. */
  waitingOrderId: string | null;
}

/** What of a course its price in the cart follows from. */
export type CourseFacts = Pick<typeof schema.course.$inferSelect, 'fullname' | 'price' | 'priceAfter'>;

/** Puts a price on a row of the cart. What the schedule costs may exceed the course's own price before reduction. */
export function priced(
  row: Pick<PricedCart, 'cartId' | 'courseId' | 'programId' | 'priceSeen' | 'createdAt'>,
  course: CourseFacts,
  event: EventRow | null,
  flashPrice: number | undefined,
): PricedCart {
  const priceAfter = cartPriceRupiah({
    courseRupiah: course.priceAfter,
    eventRupiah: event?.price ?? null,
    flashRupiah: flashPrice,
  });
  const { cartId, courseId, programId, priceSeen, createdAt } = row;
  return {
    cartId,
    courseId,
    programId,
    fullname: course.fullname,
    price: Math.max(course.price, priceAfter),
    priceAfter,
    priceSeen,
    event,
    createdAt,
  };
}

/** Lines as the cart shows them (docs/product/cart.md#items). */
export async function itemsOf(services: Services, lines: readonly CartLine[]): Promise<z.input<typeof cartItem>[]> {
  const now = services.now();
  const cards = new Map(
    (
      await cardsOf(
        services,
        lines.map(({ courseId }) => courseId),
      )
    ).map((card) => [card.id, card]),
  );
  return lines.flatMap(
    ({ cartId, courseId, price, priceAfter, priceSeen, event, isOwned, waitingOrderId, createdAt }) => {
      const card = cards.get(courseId);
      if (!card) return [];
      const { id: _id, ...shown } = card;
      const chosen = event ? { ...toEvent(event, now), priceEvent: priceAfter } : null;
      return [
        {
          ...shown,
          cartId,
          courseId,
          ...priceWithPercentage({ price, priceAfter }),
          priceSeen,
          owned: isOwned,
          waitingOrderId,
          event: chosen,
          createdAt: createdAt.toISOString(),
        },
      ];
    },
  );
}

/**
 * Refuses a schedule that cannot be ordered (docs/product/schedule.md#buy-button).
 * @throws ApiError EVENT_REQUIRED when none is chosen or it is not on sale yet, EVENT_FULL when it is full or over
 */
export function requireOpenSchedule(
  event: Pick<EventRow, 'endAt' | 'seatsLeft' | 'salesOpenAt'> | null,
  haveEvent: boolean,
  now: Date,
): void {
  const chosen = event && {
    eventStatus: eventStatus({
      now,
      endEvent: event.endAt,
      seatsLeft: event.seatsLeft,
      salesOpenAt: event.salesOpenAt,
    }),
  };
  const problem = scheduleProblem({ haveEvent, event: chosen });
  if (problem === null) return;
  if (problem === 'scheduleMissing') throw new ApiError('EVENT_REQUIRED');
  if (problem === 'availableSoon') throw new ApiError('EVENT_REQUIRED', { message: scheduleReasonText.soon });
  throw new ApiError('EVENT_FULL');
}
