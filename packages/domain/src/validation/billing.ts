import { z } from 'zod';
import { digits, emailAt, emailFormat, required } from './generic.ts';
import { rule, withCode } from './rule.ts';
import { textField } from './schema.ts';

/** Least and most digits of the PIC's phone (spec 5, Billing PIC form). */
export const BILLING_PHONE_MIN = 9;
export const BILLING_PHONE_MAX = 13;

/**
 * The billing PIC's phone: required, digits only, starting with 62, 9 to 13 digits (spec 5, Billing PIC
 * form).
 */
export const BILLING_PHONE_RULES = [
  withCode('billingPhoneRequired', required),
  digits,
  rule('billingPhonePrefix', (value) => value.startsWith('62')),
  rule('billingPhoneMin', (value) => value.length >= BILLING_PHONE_MIN, BILLING_PHONE_MIN),
  rule('billingPhoneMax', (value) => value.length <= BILLING_PHONE_MAX, BILLING_PHONE_MAX),
];

/** The billing PIC's e-mail: required, with '@', valid format (spec 5, Billing PIC form). */
export const BILLING_EMAIL_RULES = [
  withCode('billingEmailRequired', required),
  emailAt,
  withCode('billingEmailFormat', emailFormat),
];

/** Billing PIC form, all required (spec 5), for the form and the API alike. */
export const billingSchema = z.object({
  fullnameUser: textField([withCode('billingNameRequired', required)]),
  position: textField([withCode('billingPositionRequired', required)]),
  pic_phone: textField(BILLING_PHONE_RULES),
  pic_email: textField(BILLING_EMAIL_RULES),
  billingAddress: textField([withCode('billingAddressRequired', required)]),
});
