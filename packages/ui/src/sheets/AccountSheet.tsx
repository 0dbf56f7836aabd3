import { createGlobalStyle } from 'styled-components';
import { accountShellStyles } from '../account/AccountShell.styles.ts';
import { certificateCardStyles } from '../account/CertificateCard.styles.ts';
import { checkInSessionStyles } from '../account/CheckInSession.styles.ts';
import { myCourseCardStyles } from '../account/MyCourseCard.styles.ts';
import { scheduleCardStyles } from '../course/ScheduleCard.styles.ts';
import { selectStyles } from '../forms/Select.styles.ts';
import { paginationStyles } from '../navigation/Pagination.styles.ts';
import { tabsStyles } from '../navigation/Tabs.styles.ts';
import { progressBarStyles } from '../feedback/ProgressBar.styles.ts';
import { notificationCardStyles } from '../account/NotificationCard.styles.ts';

/** The account area: menu, My Course, certificates, notifications. The history adds `HistorySheet`. */
export const AccountSheet = createGlobalStyle`
  ${selectStyles}
  ${tabsStyles}
  ${paginationStyles}
  ${scheduleCardStyles}
  ${accountShellStyles}
  ${myCourseCardStyles}
  ${certificateCardStyles}
  ${checkInSessionStyles}
  ${progressBarStyles}
  ${notificationCardStyles}
`;
