export { referralPage } from './page.ts';
