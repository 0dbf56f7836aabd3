export { comparisonPage } from './page.ts';
