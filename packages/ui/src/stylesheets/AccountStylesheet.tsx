import { stylesheet } from './stylesheet.tsx';
import { wideCourseCardSkeletonStyles } from '../cards/WideCourseCardSkeleton.styles.ts';
import { accountShellStyles } from '../account/AccountShell.styles.ts';
import { scheduleCardStyles } from '../course/ScheduleCard.styles.ts';
import { selectStyles } from '../forms/Select.styles.ts';
import { paginationStyles } from '../navigation/Pagination.styles.ts';
import { tabsStyles } from '../navigation/Tabs.styles.ts';

/**
 * The account area: menu, tabs, pages of a list. Each feature of the area adds a stylesheet of its own.
 */
export const AccountStylesheet = stylesheet`
  ${selectStyles}
  ${tabsStyles}
  ${paginationStyles}
  ${scheduleCardStyles}
  ${accountShellStyles}
  ${wideCourseCardSkeletonStyles}
`;
