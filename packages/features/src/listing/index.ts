export {
  categoryPage,
  collectionEventPage,
  collectionPage,
  coursesPage,
  memberCollectionPage,
  partnerPage,
  searchPage,
} from './page.ts';
