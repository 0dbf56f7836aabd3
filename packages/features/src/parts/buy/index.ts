export { AddToCartButton, BuyButton, CartForm } from './BuyButton.tsx';
export { useBuy, type BuyKind } from './useBuy.tsx';
