import { createGlobalStyle } from 'styled-components';
import { wideCourseCardSkeletonStyles } from '../cards/WideCourseCardSkeleton.styles.ts';
import { accountShellStyles } from '../account/AccountShell.styles.ts';
import { myCourseCardStyles } from '../account/MyCourseCard.styles.ts';
import { scheduleCardStyles } from '../course/ScheduleCard.styles.ts';
import { selectStyles } from '../forms/Select.styles.ts';
import { paginationStyles } from '../navigation/Pagination.styles.ts';
import { tabsStyles } from '../navigation/Tabs.styles.ts';
import { notificationCardStyles } from '../account/NotificationCard.styles.ts';

/**
 * The account area: menu, My Course, notifications. The history adds `HistoryStylesheet`, certificates `CertificateStylesheet`.
 */
export const AccountStylesheet = createGlobalStyle`
  ${selectStyles}
  ${tabsStyles}
  ${paginationStyles}
  ${scheduleCardStyles}
  ${accountShellStyles}
  ${myCourseCardStyles}
  ${notificationCardStyles}
  ${wideCourseCardSkeletonStyles}
`;
