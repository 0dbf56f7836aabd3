import { afterCourseOrder, afterFreeConfirm, freeConfirmPayload, type CourseOrderAnswer } from '@suluh/domain/cart';

/** How a click on register or buy ended. */
export type OrderOutcome = 'toMyCourse' | 'inCart' | 'login' | 'stay';

const postJson = (url: string, body: unknown) => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Asks for a cart with the course and sorts the answer (spec 4, Free-course registration). */
async function order(apiPath: string, courseId: number): Promise<CourseOrderAnswer | 'login'> {
  const response = await postJson(`${apiPath}/course/order`, { courseId });
  if (response.status === 401) return 'login';
  const body = (await response.json()) as { data?: string; message?: string };
  if (response.ok) return { kind: 'ok', data: body.data ?? '' };
  return { kind: 'error', code: response.status, message: body.message ?? '', data: body.data ?? null };
}

/**
 * Registers for a free course: order, confirm, then My Course; a pending cart is confirmed as it is, a course already bought
 * leads to My Course (spec 4, Free-course registration).
 */
export async function registerFree(apiPath: string, courseId: number): Promise<OrderOutcome> {
  const answer = await order(apiPath, courseId);
  if (answer === 'login') return 'login';
  const step = afterCourseOrder(answer);
  if (step.kind === 'goToMyCourse') return 'toMyCourse';
  if (step.kind === 'failed') return 'stay';
  const confirmed = await postJson(`${apiPath}/cart/confirm`, freeConfirmPayload(step.cartId));
  return afterFreeConfirm(confirmed.ok) === 'goToMyCourse' ? 'toMyCourse' : 'stay';
}

/** Puts a paid course into the cart; one that is owned leads to My Course. */
export async function addToCart(apiPath: string, courseId: number): Promise<OrderOutcome> {
  const answer = await order(apiPath, courseId);
  if (answer === 'login') return 'login';
  const step = afterCourseOrder(answer);
  if (step.kind === 'goToMyCourse') return 'toMyCourse';
  return step.kind === 'confirm' ? 'inCart' : 'stay';
}
