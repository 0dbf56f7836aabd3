export { billingAddressesPage } from './page.ts';
