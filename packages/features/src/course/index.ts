export { coursePage } from './page.ts';
