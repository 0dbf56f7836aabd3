export { reviewPage } from './page.ts';
