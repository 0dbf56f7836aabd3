import { z } from 'zod';
import { instant, rupiah } from '../envelope.ts';
import { courseCard } from './course.ts';

/**
 * Promo of the panel's list (docs/product/promo.md). `discountPrice` is what it saves on these carts, also while
 * disabled.
 */
export const promo = z
  .object({
    promoCode: z.string(),
    title: z.string(),
    discountPrice: rupiah,
    isEnable: z.boolean(),
    endTitle: z.string().nullable().describe('Why it is disabled'),
    minPayment: rupiah,
    missingPayment: rupiah.describe('What the purchase lacks for the minimum; 0 when nothing'),
    endPromo: instant,
    productCode: z.string().describe("A payment method, or 'all'"),
    maxItems: z.int().min(1),
  })
  .meta({ id: 'Promo' });

/** Promo as its own page tells it. */
export const promoDetail = z
  .object({
    promoCode: z.string(),
    title: z.string(),
    description: z.string(),
    kind: z.enum(['amount', 'percent']),
    amount: rupiah,
    percent: z.int().min(0).max(100),
    maxDiscount: rupiah.nullable(),
    minPayment: rupiah,
    maxItems: z.int().min(1),
    productCode: z.string(),
    productName: z.string().nullable().describe('Name of the method it is bound to'),
    isMobileOnly: z.boolean(),
    isFirstPurchase: z.boolean(),
    weekdays: z.array(z.int().min(1).max(7)).describe('Days it holds on in Jakarta, 1 is Monday; none: every day'),
    categories: z.array(z.string()).describe('Names of the categories it is limited to'),
    partners: z.array(z.string()).describe('Names of the partners it is limited to'),
    startPromo: instant,
    endPromo: instant,
    courses: z.array(courseCard).describe('Courses it is limited to, at most 10; none means every course'),
    holdsFor: z.array(courseCard).max(10).describe('Courses it can be used on, the best known where none are named'),
  })
  .meta({ id: 'PromoDetail' });

/** Promo as validation answers it (docs/product/promo.md#fields). */
export const appliedPromo = z
  .object({ promoCode: z.string(), discount: rupiah, productCode: z.string(), maxItems: z.int().min(1) })
  .meta({ id: 'AppliedPromo' });

/** Promo an account was told about (docs/product/promo.md#fields). */
export const promoCard = z
  .object({
    promoCode: z.string(),
    title: z.string(),
    minPayment: rupiah,
    isFirstPurchase: z.boolean(),
    isMobileOnly: z.boolean(),
    endPromo: instant,
  })
  .meta({ id: 'PromoCard' });
