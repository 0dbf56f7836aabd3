export { paymentProcessPage } from './page.ts';
