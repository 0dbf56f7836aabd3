export { CheckoutFrame } from './CheckoutFrame.tsx';
export { loadCheckout, type CheckoutStart } from './load.ts';
export { SalesClosed } from './SalesClosed.tsx';
export { PromoEntry } from './PromoEntry.tsx';
export { orderOfCart } from './ordered.ts';
