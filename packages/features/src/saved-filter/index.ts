export { savedFiltersPage } from './page.ts';
