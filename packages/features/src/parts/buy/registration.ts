import { apiPath, type Routes } from '@suluh/domain/address';
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
  | { kind: 'stay'; message: string };

/** What is bought or registered for. */
export interface Wanted {
  courseId: number;
  /** The schedule chosen, for event courses. */
  eventId?: number | undefined;
  program?: string | null | undefined;
}

type Answer = CourseOrderAnswer | { kind: 'login' } | { kind: 'eventFull' } | { kind: 'waiting'; orderId: string };

const postJson = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function answerOf(response: Response): Promise<Answer> {
  if (response.status === 401) return { kind: 'login' };
  const body = (await response.json()) as { data?: string | { cartId: string }; message?: string; status?: string };
  const cartId = typeof body.data === 'object' ? body.data.cartId : (body.data ?? null);
  if (response.ok) return { kind: 'ok', data: cartId ?? '' };
  if (body.status === 'EVENT_FULL') return { kind: 'eventFull' };
  if (body.status === 'ORDER_WAITING') return { kind: 'waiting', orderId: cartId ?? '' };
  return { kind: 'error', code: response.status, message: body.message ?? '', data: cartId };
}

/** Puts a course, with the schedule chosen, into the cart; one that is owned leads to My Course. */
export async function addToCart(routes: Routes, { courseId, eventId, program }: Wanted): Promise<OrderOutcome> {
  const query = program ? `?specialProgram=${encodeURIComponent(program)}` : '';
  const answer = await answerOf(
    await postJson(apiPath(routes, `/api/cart${query}`), { courseId, ...(eventId === undefined ? {} : { eventId }) }),
  );
  if (answer.kind === 'login' || answer.kind === 'eventFull' || answer.kind === 'waiting') return answer;
  const step = afterCourseOrder(answer);
  if (step.kind === 'goToMyCourse') return { kind: 'toMyCourse' };
  if (step.kind === 'confirm') return { kind: 'inCart', cartId: String(step.cartId) };
  return { kind: 'stay', message: answer.kind === 'error' ? (answer.message ?? '') : '' };
}

/** The cart of a free course: by course order, or with its schedule (docs/product/cart.md#free-course). */
async function freeCart(routes: Routes, wanted: Wanted): Promise<OrderOutcome> {
  if (wanted.eventId !== undefined) return addToCart(routes, wanted);
  const answer = await answerOf(await postJson(apiPath(routes, '/api/course/order'), { courseId: wanted.courseId }));
  if (answer.kind === 'login' || answer.kind === 'eventFull' || answer.kind === 'waiting') return answer;
  const step = afterCourseOrder(answer);
  if (step.kind === 'goToMyCourse') return { kind: 'toMyCourse' };
  return step.kind === 'confirm' ? { kind: 'inCart', cartId: String(step.cartId) } : { kind: 'stay', message: '' };
}

/**
 * Registers for a free course: order, confirm, then My Course; a pending cart is confirmed as it is, a course already
 * bought leads to My Course, a refused confirm is swallowed (docs/product/cart.md#free-course).
 */
export async function registerFree(routes: Routes, wanted: Wanted): Promise<OrderOutcome> {
  const cart = await freeCart(routes, wanted);
  if (cart.kind !== 'inCart') return cart;
  const confirmed = await postJson(apiPath(routes, '/api/cart/confirm'), freeConfirmPayload(cart.cartId));
  return afterFreeConfirm(confirmed.ok) === 'goToMyCourse' ? { kind: 'toMyCourse' } : { kind: 'stay', message: '' };
}
