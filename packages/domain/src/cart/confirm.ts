/** The type with which a cart is confirmed (docs/product/api.md#orders). */
export const CONFIRM_TYPE_NEW = 'new';

export type ConfirmStep = 'confirmFirst' | 'order';

/**
 * Ordering asks first when there is no programme id and an item has an event, else orders at once
 * (docs/product/cart.md#confirm).
 */
export function confirmStep(cart: {
  programId: string | number | null | undefined;
  items: readonly { haveEvent?: boolean | null }[];
}): ConfirmStep {
  const inProgramme = cart.programId != null && cart.programId !== '';
  return !inProgramme && cart.items.some((item) => item.haveEvent === true) ? 'confirmFirst' : 'order';
}

export interface ConfirmPayload {
  cartId: (string | number)[];
  productCode: string;
  gateway: string;
  promoCode: string;
  type: typeof CONFIRM_TYPE_NEW;
}

/**
 * The payload that confirms a free course: one cart id, everything else empty, type new
 * (docs/product/cart.md#free-course; docs/product/api.md).
 */
export function freeConfirmPayload(cartId: string | number): ConfirmPayload {
  return { cartId: [cartId], productCode: '', gateway: '', promoCode: '', type: CONFIRM_TYPE_NEW };
}
