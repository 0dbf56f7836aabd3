import { createGlobalStyle } from 'styled-components';
import { cartItemStyles } from '../checkout/CartItem.styles.ts';
import { checkoutShellStyles } from '../checkout/CheckoutShell.styles.ts';
import { paymentProductStyles } from '../checkout/PaymentProduct.styles.ts';
import { priceSummaryStyles } from '../checkout/PriceSummary.styles.ts';
import { promoCouponStyles } from '../checkout/PromoCoupon.styles.ts';
import { virtualAccountStyles } from '../checkout/VirtualAccount.styles.ts';
import { curriculumStyles } from '../course/Curriculum.styles.ts';
import { scheduleCardStyles } from '../course/ScheduleCard.styles.ts';
import { panelStyles } from '../forms/Panel.styles.ts';
import { bottomBarStyles } from '../furniture/BottomBar.styles.ts';
import { countdownStyles } from '../home/Countdown.styles.ts';
import { stepsStyles } from '../navigation/Steps.styles.ts';

/** Cart, promo, payment method and how-to-pay. */
export const CheckoutSheet = createGlobalStyle`
  ${panelStyles}
  ${stepsStyles}
  ${bottomBarStyles}
  ${countdownStyles}
  ${curriculumStyles}
  ${scheduleCardStyles}
  ${checkoutShellStyles}
  ${cartItemStyles}
  ${priceSummaryStyles}
  ${promoCouponStyles}
  ${paymentProductStyles}
  ${virtualAccountStyles}
`;
