'use client';
import {
  BILLING_RULES,
  failureMessage,
  failureOfMessage,
  firstFailure,
  type BillingField,
} from '@suluh/domain/validation';
import { billingText } from '@suluh/i18n-id/payment';
import { ruleText } from '@suluh/i18n-id/validation';
import { TextAreaField } from '@suluh/ui/forms/TextAreaField';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

export type BillingPic = Record<BillingField, string>;

/**
 * The billing PIC form: errors show once a field was touched, the first one only
 * (docs/product/validation.md#billing-contact). @param chosen one that is kept, to begin with
 */
export const useBillingForm = (chosen?: BillingPic | null): UseFormReturn<BillingPic> =>
  useForm<BillingPic>({ mode: 'onTouched', ...(chosen ? { defaultValues: chosen } : {}) });

const trimmed = (value: unknown): string => String(value ?? '').trim();

/** The first broken rule of a field, as react-hook-form takes it. */
function firstFailureText(value: string, name: BillingField): string | true {
  const failure = firstFailure(trimmed(value), BILLING_RULES[name]);
  return failure === null ? true : failureMessage(failure);
}

interface BillingFieldsProps {
  form: UseFormReturn<BillingPic>;
  /** One that is kept, to begin with; before JavaScript too. */
  chosen?: BillingPic | null;
}

/** The five fields of whom an invoice goes to, all required. */
export function BillingFields({ form: { register, formState }, chosen }: BillingFieldsProps): ReactElement {
  const field = (name: BillingField) => ({
    ...register(name, { setValueAs: trimmed, validate: (value) => firstFailureText(value, name) }),
    defaultValue: chosen?.[name],
    label: billingText[name],
    required: true,
    error: ruleText(failureOfMessage(formState.errors[name]?.message ?? null)) || null,
  });
  return (
    <>
      <TextField {...field('fullnameUser')} autoComplete="name" />
      <TextField {...field('position')} autoComplete="organization-title" />
      <TextField {...field('pic_phone')} inputMode="numeric" autoComplete="tel" help={billingText.phoneHelp} />
      <TextField {...field('pic_email')} type="email" autoComplete="email" />
      <TextAreaField {...field('billingAddress')} autoComplete="street-address" />
    </>
  );
}
