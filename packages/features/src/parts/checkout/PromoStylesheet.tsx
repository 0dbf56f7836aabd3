import { createGlobalStyle } from 'styled-components';
import { promoRowStyles } from './PromoRow.styles.ts';
import { promoCouponStyles } from './PromoCoupon.styles.ts';

/** The promo row and its panel, beside `CheckoutStylesheet`. */
export const PromoStylesheet = createGlobalStyle`
  ${promoRowStyles}
  ${promoCouponStyles}
`;
