import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import type { BillingField } from '@suluh/domain/validation';
import { billingAddressText } from '@suluh/i18n-id/billingAddress';
import { controlText } from '@suluh/i18n-id/control';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import type { ReactElement } from 'react';
import { BillingInputs } from '../parts/billing/BillingInputs.tsx';
import type { BillingPic } from '../parts/billing/index.ts';
import { billingError } from '../parts/billing/typed.ts';
import { FormLeaveGuard } from '../parts/leave-guard/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';

interface AddressFormProps {
  /** Id of the account, which alone is shown a refused form again. */
  who: string;
  routes: Routes;
  /** The one that is changed; null for a new one. */
  id: string | null;
  values: BillingPic | null;
  /** Whether the values were refused: then each field says what is wrong with it. */
  isRefused: boolean;
}

/** The fields of an address (docs/product/validation.md#billing-contact); a plain form. */
export function AddressForm({ who, routes, id, values, isRefused }: AddressFormProps): ReactElement {
  const field = (name: BillingField) => ({
    name,
    defaultValue: values?.[name],
    error: isRefused && values ? billingError(values, name) : null,
  });
  return (
    <form
      className="panel billingAddress-form"
      method="post"
      action={apiPath(routes, '/api/form/billing-address-save')}
      noValidate
    >
      <FormLeaveGuard />
      <h2 className="type-h3">{id === null ? billingAddressText.add : billingAddressText.edit}</h2>
      <PostedFields values={{ id: id ?? '', who, redirectTo: pathTo(routes, 'billingAddresses') }} />
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
