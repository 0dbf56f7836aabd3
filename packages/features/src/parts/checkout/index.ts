export { PayConsent } from './PayConsent.tsx';
export { orderCheckoutItem, type CartItemView, type CheckoutItem } from './item.ts';
export { checkoutParams, checkoutQuery, type CheckoutQuery, type Search } from './query.ts';
export { methodPlate, type MethodPlate } from './plate.ts';
export { PromoSection } from './PromoSection.tsx';
export { summaryLines } from './summary.ts';
export { useCheckoutAddress, usePromoAddress } from './useCheckoutAddress.ts';
export { useEarlyChoice } from './useEarlyChoice.ts';
export { usePromo, type PromoStart } from './usePromo.ts';
