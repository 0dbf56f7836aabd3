import { stylesheet } from './stylesheet.tsx';
import { checkoutShellStyles } from '../checkout/CheckoutShell.styles.ts';
import { miniCourseStyles } from '../checkout/MiniCourse.styles.ts';
import { priceSummaryStyles } from '../checkout/PriceSummary.styles.ts';
import { paymentPageStyles } from '../checkout/PaymentPage.styles.ts';
import { curriculumStyles } from '../course/Curriculum.styles.ts';
import { otpFieldStyles } from '../forms/OtpField.styles.ts';
import { panelStyles } from '../forms/Panel.styles.ts';
import { selectStyles } from '../forms/Select.styles.ts';
import { countdownStyles } from '../home/Countdown.styles.ts';
import { stepsStyles } from '../navigation/Steps.styles.ts';

/** Pages that follow an order: how-to-pay and the Prakerja code, under the checkout's header. */
export const PaymentStylesheet = stylesheet`
  ${panelStyles}
  ${otpFieldStyles}
  ${selectStyles}
  ${stepsStyles}
  ${countdownStyles}
  ${curriculumStyles}
  ${checkoutShellStyles}
  ${priceSummaryStyles}
  ${miniCourseStyles}
  ${paymentPageStyles}
`;
