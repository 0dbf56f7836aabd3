import { digits, emailAt, emailFormat, required } from './generic.ts';
import { rule, withCode, type Rule } from './rule.ts';

/** Addresses of invoices an account may keep (docs/product/account.md#invoice-addresses). */
export const MOST_BILLING_ADDRESSES = 10;

/** Least and most digits of the PIC's phone (docs/product/validation.md#billing-contact). */
export const BILLING_PHONE_MIN = 9;
export const BILLING_PHONE_MAX = 13;

/**
 * The billing PIC's phone: required, digits only, starting with 62, 9 to 13 digits
 * (docs/product/validation.md#billing-contact).
 */
export const BILLING_PHONE_RULES = [
  withCode('billingPhoneRequired', required),
  digits,
  rule('billingPhonePrefix', (value) => value.startsWith('62')),
  rule('billingPhoneMin', (value) => value.length >= BILLING_PHONE_MIN, BILLING_PHONE_MIN),
  rule('billingPhoneMax', (value) => value.length <= BILLING_PHONE_MAX, BILLING_PHONE_MAX),
];

/** The billing PIC's e-mail: required, with '@', valid format (docs/product/validation.md#billing-contact). */
export const BILLING_EMAIL_RULES = [
  withCode('billingEmailRequired', required),
  emailAt,
  withCode('billingEmailFormat', emailFormat),
];

/** The rules of each field of the billing PIC form, all required (docs/product/validation.md). */
export const BILLING_RULES = {
  fullnameUser: [withCode('billingNameRequired', required)],
  position: [withCode('billingPositionRequired', required)],
  pic_phone: BILLING_PHONE_RULES,
  pic_email: BILLING_EMAIL_RULES,
  billingAddress: [withCode('billingAddressRequired', required)],
} satisfies Record<string, readonly Rule[]>;

export type BillingField = keyof typeof BILLING_RULES;
