'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { billingSchema, failureOfMessage } from '@suluh/domain/validation';
import { billingText } from '@suluh/i18n-id/payment';
import { ruleText } from '@suluh/i18n-id/validation';
import { TextAreaField } from '@suluh/ui/forms/TextAreaField';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

export type BillingPic = z.output<typeof billingSchema>;

/** The billing PIC form: errors show once a field was touched, the first one only (spec 5, Form fields and Billing PIC form). */
export const useBillingForm = (): UseFormReturn<BillingPic> => useForm<BillingPic>({ resolver: zodResolver(billingSchema), mode: 'onTouched' });

/** The five fields of whom an invoice goes to, all required. */
export function BillingFields({ form: { register, formState } }: { form: UseFormReturn<BillingPic> }): ReactElement {
  const field = (name: keyof BillingPic) => ({
    ...register(name),
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
