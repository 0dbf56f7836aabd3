import { savedFilterText } from '@suluh/i18n-id/savedFilter';
import { definePage } from '../parts/page/index.ts';
import { SavedFilterScreen } from './SavedFilterScreen.tsx';

/** Listings with their filters that somebody keeps. */
export const savedFiltersPage = definePage('savedFilters', { words: savedFilterText.title, Screen: SavedFilterScreen });
