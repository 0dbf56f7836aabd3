export { AddToCartButton, BuyButton, CartForm } from './BuyButton.tsx';
export { bundleLeadsTo, putBundle, type BundleOutcome } from './bundle.ts';
export { buyBundle } from './buyBundle.ts';
export type { BuyKind } from './buyCourse.ts';
export { EnrolForm } from './EnrolForm.tsx';
export { useBuy } from './useBuy.tsx';
