import { headerText } from '@suluh/i18n-id/navigation';
import { definePage } from '../parts/page/index.ts';
import { CategoryScreen, CollectionEventScreen, CollectionScreen } from './CategoryScreen.tsx';
import { AllCoursesScreen, SearchScreen } from './namedScreens.tsx';
import { PartnerScreen } from './PartnerScreen.tsx';
import { categoryWords, collectionEventWords, collectionWords, partnerWords, searchWords } from './pageWords.ts';

/** Every course of a tenant. */
export const coursesPage = definePage('courses', { words: headerText.collections, Screen: AllCoursesScreen });

/** The courses of a collection. */
export const collectionPage = definePage('collection', { words: collectionWords, Screen: CollectionScreen });

/** Those of a collection that have a date to come. */
export const collectionEventPage = definePage('collectionEvent', {
  words: collectionEventWords,
  Screen: CollectionEventScreen,
});

/** The courses of a category. */
export const categoryPage = definePage('category', { words: categoryWords, Screen: CategoryScreen });

/** What was found for a keyword. */
export const searchPage = definePage('search', { words: searchWords, Screen: SearchScreen });

/** An institution and its courses. */
export const partnerPage = definePage('partner', { words: partnerWords, Screen: PartnerScreen });
