import type { BillingField } from '@suluh/domain/validation';
import { billingText } from '@suluh/i18n-id/payment';
import { TextAreaField } from '@suluh/ui/forms/TextAreaField';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ComponentProps, ReactElement } from 'react';

type InputProps = Omit<ComponentProps<typeof TextField> & ComponentProps<typeof TextAreaField>, 'label' | 'required'>;

interface BillingInputsProps {
  /** How each field is filled in and what is wrong with it, by its name. */
  fieldOf: (name: BillingField) => InputProps;
}

/** The five fields of whom an invoice goes to, all required (docs/product/validation.md#billing-contact). */
export function BillingInputs({ fieldOf }: BillingInputsProps): ReactElement {
  const field = (name: BillingField) => ({ ...fieldOf(name), label: billingText[name], required: true });
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
