export { bundlesPage } from './page.ts';
