import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { BILLING_RULES, firstFailure, type BillingField } from '@suluh/domain/validation';
import { billingAddressText } from '@suluh/i18n-id/billingAddress';
import { controlText } from '@suluh/i18n-id/control';
import { ruleText } from '@suluh/i18n-id/validation';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import type { ReactElement } from 'react';
import { BillingInputs } from '../parts/billing/BillingInputs.tsx';
import type { BillingPic } from '../parts/billing/index.ts';
import { FormLeaveGuard } from '../parts/leave-guard/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';

interface AddressFormProps {
  routes: Routes;
  /** The one that is changed; null for a new one. */
  id: string | null;
  values: BillingPic | null;
  /** Whether the values were refused: then each field says what is wrong with it. */
  isRefused: boolean;
}

/** The fields of an address (docs/product/validation.md#billing-contact); a plain form. */
export function AddressForm({ routes, id, values, isRefused }: AddressFormProps): ReactElement {
  const field = (name: BillingField) => {
    const failure = isRefused ? firstFailure((values?.[name] ?? '').trim(), BILLING_RULES[name]) : null;
    return {
      name,
      defaultValue: values?.[name],
      error: failure && ruleText(failure),
    };
  };
  return (
    <form
      className="panel billingAddress-form"
      method="post"
      action={apiPath(routes, '/api/form/billing-address-save')}
      noValidate
    >
      <FormLeaveGuard />
      <h2 className="type-h3">{id === null ? billingAddressText.add : billingAddressText.edit}</h2>
      <PostedFields values={{ id: id ?? '', redirectTo: pathTo(routes, 'billingAddresses') }} />
      <BillingInputs fieldOf={field} />
      <SubmitButton kind="flame">{controlText.save}</SubmitButton>
      {id !== null && (
        <ButtonLink kind="plain" href={pathTo(routes, 'billingAddresses')}>
          {billingAddressText.newInstead}
        </ButtonLink>
      )}
    </form>
  );
}
