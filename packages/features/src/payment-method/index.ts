export { paymentMethodPage } from './page.ts';
