export { categoryPage, collectionEventPage, collectionPage, coursesPage, partnerPage, searchPage } from './page.ts';
