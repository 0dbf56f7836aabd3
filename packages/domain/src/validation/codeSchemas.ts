import { otpRules, PROMO_CODE_RULES } from './code.ts';
import { textField } from './schema.ts';

/** Schema of a one-time code of the default length. */
export const otpSchema = textField(otpRules());

/** Schema of a promo code. */
export const promoCodeSchema = textField(PROMO_CODE_RULES);
