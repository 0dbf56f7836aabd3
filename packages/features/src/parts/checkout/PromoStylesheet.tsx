import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { promoRowStyles } from './PromoRow.styles.ts';
import { promoCouponStyles } from './PromoCoupon.styles.ts';

/** The promo row and its panel, beside `CheckoutStylesheet`. */
export const PromoStylesheet = stylesheet`
  ${promoRowStyles}
  ${promoCouponStyles}
`;
