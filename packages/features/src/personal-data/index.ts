export { accountClosedPage, personalDataPage } from './page.ts';
