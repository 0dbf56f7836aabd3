import { stylesheet } from './stylesheet.tsx';
import { checkoutShellStyles } from '../checkout/CheckoutShell.styles.ts';
import { miniCourseStyles } from '../checkout/MiniCourse.styles.ts';
import { payBarStyles } from '../checkout/PayBar.styles.ts';
import { priceSummaryStyles } from '../checkout/PriceSummary.styles.ts';
import { scheduleCardStyles } from '../course/ScheduleCard.styles.ts';
import { panelStyles } from '../forms/Panel.styles.ts';
import { stickyBarStyles } from '../furniture/StickyBar.styles.ts';
import { stepsStyles } from '../navigation/Steps.styles.ts';

/** What the steps of the checkout share. How-to-pay has `PaymentStylesheet`. */
export const CheckoutStylesheet = stylesheet`
  ${panelStyles}
  ${stepsStyles}
  ${stickyBarStyles}
  ${scheduleCardStyles}
  ${checkoutShellStyles}
  ${priceSummaryStyles}
  ${miniCourseStyles}
  ${payBarStyles}
`;
