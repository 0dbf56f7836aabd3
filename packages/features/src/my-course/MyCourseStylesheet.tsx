import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { petalsStyles } from '../parts/petals/Petals.styles.ts';
import { myCourseStyles } from './MyCourse.styles.ts';
import { myCourseCardStyles } from './MyCourseCard.styles.ts';
import { voucherCodeDialogStyles } from './VoucherCodeDialog.styles.ts';

/** The courses of a learner, beside `AccountStylesheet`. */
export const MyCourseStylesheet = stylesheet`
  ${voucherCodeDialogStyles}
  ${petalsStyles}
  ${myCourseStyles}
  ${myCourseCardStyles}
`;
