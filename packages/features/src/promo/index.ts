export { promoPage } from './page.ts';
