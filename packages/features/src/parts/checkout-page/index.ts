export { CheckoutFrame } from './CheckoutFrame.tsx';
export { loadCheckout, type CheckoutStart } from './load.ts';
export { SalesClosed } from './SalesClosed.tsx';
export { PromoEntry, WITHOUT } from './PromoEntry.tsx';
export { orderOfCart } from './ordered.ts';
