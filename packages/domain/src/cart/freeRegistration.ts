/** The server's message for a course that is already bought (docs/product/cart.md#free-course). */
export const ALREADY_BOUGHT_MESSAGE = 'kursus telah dibeli sebelumnya';

type CartId = string | number;

/** Answer of the course order call. */
export type CourseOrderAnswer =
  | { kind: 'ok'; data: CartId }
  | { kind: 'error'; code: number; message?: string | null; data?: CartId | null };

export type RegistrationStep = { kind: 'confirm'; cartId: CartId } | { kind: 'goToMyCourse' } | { kind: 'failed' };

/**
 * What follows the order of a free course: confirm its cart; on 409 with data confirm that cart; on 404
 * saying it was bought before go to My Course; anything else failed (docs/product/cart.md#free-course).
 */
export function afterCourseOrder(answer: CourseOrderAnswer): RegistrationStep {
  if (answer.kind === 'ok') return { kind: 'confirm', cartId: answer.data };
  if (answer.code === 409 && answer.data != null) return { kind: 'confirm', cartId: answer.data };
  if (answer.code === 404 && answer.message === ALREADY_BOUGHT_MESSAGE) return { kind: 'goToMyCourse' };
  return { kind: 'failed' };
}

/**
 * After the confirm: success leads to My Course, a failure is swallowed silently (docs/product/cart.md#free-course).
 */
export function afterFreeConfirm(confirmed: boolean): 'goToMyCourse' | 'stay' {
  return confirmed ? 'goToMyCourse' : 'stay';
}
