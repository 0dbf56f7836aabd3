import { z } from 'zod';
import { BILLING_RULES } from './billing.ts';
import { textField } from './schema.ts';

/**
 * Billing PIC form, all required (docs/product/validation.md), for the API. The form in the browser keeps the rules
 * alone, without the weight of schemas.
 */
export const billingSchema = z.object({
  fullnameUser: textField(BILLING_RULES.fullnameUser),
  position: textField(BILLING_RULES.position),
  pic_phone: textField(BILLING_RULES.pic_phone),
  pic_email: textField(BILLING_RULES.pic_email),
  billingAddress: textField(BILLING_RULES.billingAddress),
});
