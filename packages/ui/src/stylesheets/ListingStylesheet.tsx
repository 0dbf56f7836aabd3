import { createGlobalStyle } from 'styled-components';
import { wideCourseCardStyles } from '../cards/WideCourseCard.styles.ts';
import { selectStyles } from '../forms/Select.styles.ts';
import { bottomBarStyles } from '../furniture/BottomBar.styles.ts';
import { filterGroupsStyles } from '../listing/FilterGroups.styles.ts';
import { listingPageStyles } from '../listing/ListingPage.styles.ts';
import { paginationStyles } from '../navigation/Pagination.styles.ts';

/** Listings: filter, sorting, wide cards and pagination. */
export const ListingStylesheet = createGlobalStyle`
  ${selectStyles}
  ${wideCourseCardStyles}
  ${listingPageStyles}
  ${filterGroupsStyles}
  ${paginationStyles}
  ${bottomBarStyles}
`;
