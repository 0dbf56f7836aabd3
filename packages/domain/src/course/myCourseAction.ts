import { ownedAction, type CourseAction } from './action.ts';
import type { CourseType } from './courseType.ts';

/** The class status that closes a My Course card (docs/product/my-course.md). */
export const CLASS_STATUS_FULL = 'full';

export interface MyCourseCard {
  classStatus?: string | null;
  haveEvent?: boolean | null;
  coursetype?: CourseType | null;
  price?: number | null;
  priceAfter?: number | null;
  owned?: boolean | null;
  isVoucher?: boolean | null;
}

/** How the card acts: a disabled button, a link to the course page, or an action on the spot. */
export interface MyCourseAction {
  action: CourseAction;
  as: 'disabled' | 'link' | 'button';
}

/**
 * The action of a My Course card in the specification's order (docs/product/my-course.md#action). The order
 * is for programme items not yet owned; owned ones start, or show their voucher or e-ticket (R14).
 */
export function myCourseAction(card: MyCourseCard): MyCourseAction {
  if (card.owned) return { action: ownedAction(card), as: 'button' };
  if (card.classStatus === CLASS_STATUS_FULL) return { action: 'classFull', as: 'disabled' };
  if (card.haveEvent === true || card.coursetype?.id !== 'a') return { action: 'buy', as: 'link' };
  if (card.price === 0 || card.priceAfter === 0) return { action: 'register', as: 'button' };
  return { action: 'buy', as: 'button' };
}
