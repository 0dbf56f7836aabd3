'use client';
import {
  BILLING_RULES,
  failureMessage,
  failureOfMessage,
  firstFailure,
  type BillingField,
} from '@suluh/domain/validation';
import { ruleText } from '@suluh/i18n-id/validation';
import type { ReactElement } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { BillingInputs } from './BillingInputs.tsx';
import { billingError } from './typed.ts';

export type BillingPic = Record<BillingField, string>;

/** What was typed into a form of an invoice that was refused or left. */
export interface TypedBilling {
  pic: BillingPic;
  /** Keep it to be chosen again. */
  remember: boolean;
}

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
  /** What it begins with was refused before JavaScript: each field says what is wrong with it until it is changed or sent. */
  isRefused?: boolean;
}

/** The five fields of whom an invoice goes to, all required. */
export function BillingFields({ form, chosen, isRefused = false }: BillingFieldsProps): ReactElement {
  const { register, formState } = form;
  const { dirtyFields, submitCount } = formState;
  const refusedAt = (name: BillingField) =>
    isRefused && chosen && submitCount === 0 && !dirtyFields[name] ? billingError(chosen, name) : null;
  const field = (name: BillingField) => ({
    ...register(name, { setValueAs: trimmed, validate: (value) => firstFailureText(value, name) }),
    defaultValue: chosen?.[name],
    error: ruleText(failureOfMessage(formState.errors[name]?.message ?? null)) || refusedAt(name),
  });
  return <BillingInputs fieldOf={field} />;
}
