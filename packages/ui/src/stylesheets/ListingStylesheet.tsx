import { stylesheet } from './stylesheet.tsx';
import { wideCourseCardStyles } from '../cards/WideCourseCard.styles.ts';
import { restStyles } from '../foundations/rest.styles.ts';
import { selectStyles } from '../forms/Select.styles.ts';
import { bottomBarStyles } from '../furniture/BottomBar.styles.ts';
import { countdownStyles } from '../home/Countdown.styles.ts';
import { listingPageStyles } from '../listing/ListingPage.styles.ts';
import { paginationStyles } from '../navigation/Pagination.styles.ts';

/** Lists of courses: wide cards, heads, pagination. The listing itself adds `FilterStylesheet`. */
export const ListingStylesheet = stylesheet`
  ${restStyles}
  ${selectStyles}
  ${countdownStyles}
  ${wideCourseCardStyles}
  ${listingPageStyles}
  ${paginationStyles}
  ${bottomBarStyles}
`;
