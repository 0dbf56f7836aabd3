export { partnersPage } from './page.ts';
