import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { searchHistoryStyles } from './SearchHistory.styles.ts';

/** What was looked for, on the page of results alone. */
export const SearchHistoryStylesheet = stylesheet`
  ${searchHistoryStyles}
`;
