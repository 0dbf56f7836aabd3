export { memberCollectionPage } from './page.ts';
