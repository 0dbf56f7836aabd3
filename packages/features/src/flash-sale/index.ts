export { flashSalePage } from './page.ts';
