export { categoryPage, collectionPage, coursesPage, partnerPage, searchPage } from './page.ts';
