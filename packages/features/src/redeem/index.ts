export { redeemPage } from './page.ts';
