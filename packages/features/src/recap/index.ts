export { recapPage, sharedRecapPage } from './page.ts';
