export { CheckoutFrame } from './CheckoutFrame.tsx';
export { loadCheckout, type CheckoutStart } from './load.ts';
