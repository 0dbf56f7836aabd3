export { cartPage } from './page.ts';
