import { fieldStyles } from '@suluh/ui/forms/Field.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { billingAddressStyles } from './BillingAddress.styles.ts';

/** Whom invoices go to. */
export const BillingAddressStylesheet = stylesheet`
  ${fieldStyles}
  ${panelStyles}
  ${billingAddressStyles}
`;
