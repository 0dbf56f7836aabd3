export { AddToCartButton, BuyButton, CartForm } from './BuyButton.tsx';
export { EnrolForm } from './EnrolForm.tsx';
export { useBuy, type BuyKind } from './useBuy.tsx';
