import { createGlobalStyle } from 'styled-components';
import { cartItemStyles } from '../checkout/CartItem.styles.ts';
import { checkoutShellStyles } from '../checkout/CheckoutShell.styles.ts';
import { paymentProductStyles } from '../checkout/PaymentProduct.styles.ts';
import { miniCourseStyles } from '../checkout/MiniCourse.styles.ts';
import { payBarStyles } from '../checkout/PayBar.styles.ts';
import { promoRowStyles } from '../checkout/PromoRow.styles.ts';
import { priceSummaryStyles } from '../checkout/PriceSummary.styles.ts';
import { promoCouponStyles } from '../checkout/PromoCoupon.styles.ts';
import { scheduleCardStyles } from '../course/ScheduleCard.styles.ts';
import { panelStyles } from '../forms/Panel.styles.ts';
import { bottomBarStyles } from '../furniture/BottomBar.styles.ts';
import { stepsStyles } from '../navigation/Steps.styles.ts';

/** Cart, promo and payment method. How-to-pay has `PaymentStylesheet`. */
export const CheckoutStylesheet = createGlobalStyle`
  ${panelStyles}
  ${stepsStyles}
  ${bottomBarStyles}
  ${scheduleCardStyles}
  ${checkoutShellStyles}
  ${cartItemStyles}
  ${priceSummaryStyles}
  ${promoRowStyles}
  ${miniCourseStyles}
  ${payBarStyles}
  ${promoCouponStyles}
  ${paymentProductStyles}
`;
