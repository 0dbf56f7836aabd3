import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { filterGroupsStyles } from './FilterGroups.styles.ts';

/** Filter and sorting of a listing, beside `ListingStylesheet`. */
export const FilterStylesheet = stylesheet`
  ${filterGroupsStyles}
`;
