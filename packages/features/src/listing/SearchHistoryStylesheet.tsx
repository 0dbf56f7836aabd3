import { createGlobalStyle } from 'styled-components';
import { searchHistoryStyles } from './SearchHistory.styles.ts';

/** What was looked for, on the page of results alone. */
export const SearchHistoryStylesheet = createGlobalStyle`
  ${searchHistoryStyles}
`;
