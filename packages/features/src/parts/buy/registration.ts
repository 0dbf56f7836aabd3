import type { ApiClient, ApiFailure, ApiResult } from '@suluh/api/client';
import { NO_ANSWER } from '@suluh/api/failure';
import { afterCourseOrder, afterFreeConfirm, freeConfirmPayload, type CourseOrderAnswer } from '@suluh/domain/cart';

/** How a click on register or buy ended. */
export type OrderOutcome =
  | { kind: 'toMyCourse' }
  | { kind: 'inCart'; cartId: string }
  | { kind: 'login' }
  /** It waits to be paid in an order already. */
  | { kind: 'waiting'; orderId: string }
  /** The schedule has no seat left: its dialog (docs/product/errors.md). */
  | { kind: 'eventFull' }
  /** Refused; `message` is the server's, '' where the specification says nothing is shown. */
  | { kind: 'stay'; message: string; failure: ApiFailure };

/** What is bought or registered for. */
export interface Wanted {
  courseId: number;
  /** The schedule chosen, for event courses. */
  eventId?: number | undefined;
  program?: string | null | undefined;
}

const textOf = (data: unknown): string | null => (typeof data === 'string' ? data : null);

/** What a refused order or cart comes to; it may name a cart that is there already. */
function refused(failure: ApiFailure): OrderOutcome {
  const { code, status, message, data } = failure;
  if (code === 401) return { kind: 'login' };
  if (status === 'EVENT_FULL') return { kind: 'eventFull' };
  if (status === 'ORDER_WAITING') return { kind: 'waiting', orderId: textOf(data) ?? '' };
  if (status === 'ALREADY_BOUGHT') return { kind: 'toMyCourse' };
  const step = afterCourseOrder({ kind: 'error', code, message, data: textOf(data) } satisfies CourseOrderAnswer);
  if (step.kind === 'goToMyCourse') return { kind: 'toMyCourse' };
  return step.kind === 'confirm' ? { kind: 'inCart', cartId: String(step.cartId) } : { kind: 'stay', message, failure };
}

const isNoAnswer = ({ code, status }: ApiFailure): boolean => code === 500 && status === NO_ANSWER;

/** Nothing is said of a refusal here (docs/product/cart.md#free-course), unless nobody answered. */
const silently = (outcome: OrderOutcome): OrderOutcome =>
  outcome.kind === 'stay' && !isNoAnswer(outcome.failure) ? { ...outcome, message: '' } : outcome;

/** Puts a course, with the schedule chosen, into the cart; one that is owned leads to My Course. */
export async function addToCart(api: ApiClient, { courseId, eventId, program }: Wanted): Promise<OrderOutcome> {
  const { data, error } = await api.POST('/api/cart', {
    ...(program ? { params: { query: { specialProgram: program } } } : {}),
    body: { courseId, ...(eventId === undefined ? {} : { eventId }) },
  });
  return error ? refused(error) : { kind: 'inCart', cartId: data.data.cartId };
}

/** The cart of a free course: by course order, or with its schedule (docs/product/cart.md#free-course). */
async function freeCart(api: ApiClient, wanted: Wanted): Promise<OrderOutcome> {
  if (wanted.eventId !== undefined) return addToCart(api, wanted);
  const { data, error } = await api.POST('/api/course/order', { body: { courseId: wanted.courseId } });
  return error ? silently(refused(error)) : { kind: 'inCart', cartId: data.data };
}

const confirmed = ({ error }: ApiResult<unknown>): OrderOutcome => {
  if (!error) return { kind: 'toMyCourse' };
  return afterFreeConfirm(false) === 'goToMyCourse'
    ? { kind: 'toMyCourse' }
    : silently({ kind: 'stay', message: error.message, failure: error });
};

/** What somebody saw who registers for a free course: that nothing is to be paid. */
const NOTHING_TO_PAY = { expectedTotal: 0 };

/**
 * Registers for a free course: order, confirm, then My Course; a pending cart is confirmed as it is, a course already
 * bought leads to My Course, a refused confirm is swallowed; one that has a price by now stays in the cart, which tells
 * it (docs/product/cart.md#free-course).
 */
export async function registerFree(api: ApiClient, wanted: Wanted): Promise<OrderOutcome> {
  const cart = await freeCart(api, wanted);
  if (cart.kind !== 'inCart') return cart;
  const body = { ...freeConfirmPayload(cart.cartId), cartId: [cart.cartId], ...NOTHING_TO_PAY };
  const result = await api.POST('/api/cart/confirm', { body });
  return result.error?.status === 'PRICE_CHANGED' ? cart : confirmed(result);
}
