import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { promoCouponStyles } from '../parts/checkout/PromoCoupon.styles.ts';
import { promoPageStyles } from './PromoPage.styles.ts';

/** The page of a promo, beside `ContentStylesheet`. */
export const PromoPageStylesheet = stylesheet`
  ${promoCouponStyles}
  ${promoPageStyles}
`;
