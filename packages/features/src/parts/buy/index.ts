export { AddToCartButton, BuyButton, CartForm } from './BuyButton.tsx';
export { buyBundle } from './buyBundle.ts';
export type { BuyKind } from './buyCourse.ts';
export { EnrolForm } from './EnrolForm.tsx';
export { useBuy } from './useBuy.tsx';
