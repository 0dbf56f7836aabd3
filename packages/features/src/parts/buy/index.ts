export { AddToCartButton, BuyButton, CartForm } from './BuyButton.tsx';
export { useBuy } from './useBuy.tsx';
