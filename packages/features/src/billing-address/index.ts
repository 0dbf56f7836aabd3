import { billingAddressText } from '@suluh/i18n-id/billingAddress';
import { definePage } from '../parts/page/index.ts';
import { BillingAddressScreen } from './BillingAddressScreen.tsx';

/** Whom invoices of a learner go to. */
export const billingAddressesPage = definePage('billingAddresses', {
  words: billingAddressText.title,
  Screen: BillingAddressScreen,
});
