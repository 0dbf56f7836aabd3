export { doorPage } from './page.ts';
