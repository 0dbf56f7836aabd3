import { voucherCodeDialogStyles } from '@suluh/ui/dialogs/VoucherCodeDialog.styles.ts';
import { createGlobalStyle } from 'styled-components';
import { petalsStyles } from '../parts/petals/Petals.styles.ts';
import { myCourseStyles } from './MyCourse.styles.ts';
import { myCourseCardStyles } from './MyCourseCard.styles.ts';

/** The courses of a learner, beside `AccountStylesheet`. */
export const MyCourseStylesheet = createGlobalStyle`
  ${voucherCodeDialogStyles}
  ${petalsStyles}
  ${myCourseStyles}
  ${myCourseCardStyles}
`;
