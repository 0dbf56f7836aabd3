import { createGlobalStyle } from 'styled-components';
import { filterGroupsStyles } from './FilterGroups.styles.ts';

/** Filter and sorting of a listing, beside `ListingStylesheet`. */
export const FilterStylesheet = createGlobalStyle`
  ${filterGroupsStyles}
`;
