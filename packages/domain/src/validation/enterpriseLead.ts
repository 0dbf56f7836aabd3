import { z } from 'zod';
import { ACCOUNT_LIMITS, FREE_TEXT_MAX_LENGTH } from './accountLimits.ts';
import { BILLING_EMAIL_RULES, BILLING_PHONE_RULES } from './billing.ts';
import type { Form } from './form.ts';
import { maxLengthInclusive, name, required } from './generic.ts';
import { optionalTextField, textField } from './schema.ts';
import { TEAM_SIZES } from './teamSizes.ts';

/**
 * What a business says that asks for training; phone and e-mail as of the billing contact
 * (docs/product/partner.md#business; docs/product/validation.md#billing-contact).
 */
export const ENTERPRISE_LEAD_FORM = {
  name: { kind: 'text', rules: [required, name, maxLengthInclusive(ACCOUNT_LIMITS.fullname)] },
  company: { kind: 'text', rules: [required, maxLengthInclusive(ACCOUNT_LIMITS.fullname)] },
  email: { kind: 'text', rules: [...BILLING_EMAIL_RULES, maxLengthInclusive(ACCOUNT_LIMITS.email)] },
  phone: { kind: 'text', rules: BILLING_PHONE_RULES },
  teamSize: { kind: 'text', rules: [required] },
  field: { kind: 'text', rules: [maxLengthInclusive(ACCOUNT_LIMITS.fullname)] },
  need: { kind: 'text', rules: [required, maxLengthInclusive(FREE_TEXT_MAX_LENGTH)] },
} as const satisfies Form;

/** The same for the API. */
export const enterpriseLeadSchema = z.object({
  name: textField(ENTERPRISE_LEAD_FORM.name.rules),
  company: textField(ENTERPRISE_LEAD_FORM.company.rules),
  email: textField(ENTERPRISE_LEAD_FORM.email.rules),
  phone: textField(ENTERPRISE_LEAD_FORM.phone.rules),
  teamSize: z.enum(TEAM_SIZES, { error: 'required' }),
  field: optionalTextField(ENTERPRISE_LEAD_FORM.field.rules),
  need: textField(ENTERPRISE_LEAD_FORM.need.rules),
});
