import { BILLING_RULES, type BillingField } from '@suluh/domain/validation';
import { brokenRuleText } from '@suluh/i18n-id/validation';
import type { BillingPic } from './BillingFields.tsx';

const FIELDS = Object.keys(BILLING_RULES) as BillingField[];

/** The five fields of a posted form as they were typed, for a refusal to keep; what is missing is empty. */
export const billingTyped = (fields: Readonly<Partial<Record<string, string>>>): BillingPic =>
  Object.fromEntries(FIELDS.map((name) => [name, fields[name] ?? ''])) as BillingPic;

/** What is wrong with a field of a form that was refused before JavaScript; null for nothing. */
export const billingError = (typed: BillingPic, name: BillingField): string | null =>
  brokenRuleText(typed[name].trim(), BILLING_RULES[name]);
