import type { ApiClient } from '@suluh/api/client';
import type { BillingAddress } from '@suluh/api/types';
import type { BillingPic } from './BillingFields.tsx';
import { makeInvoice, type Billing } from './invoice.ts';

/** What a kept address says of whom an invoice goes to. */
export const picOf = ({
  fullnameUser,
  position,
  pic_phone,
  pic_email,
  billingAddress,
}: BillingAddress): BillingPic => ({
  fullnameUser,
  position,
  pic_phone,
  pic_email,
  billingAddress,
});

/** One kept address in a line. */
export const addressLine = ({ fullnameUser, billingAddress }: BillingPic): string =>
  `${fullnameUser}, ${billingAddress.replaceAll(/\s+/g, ' ')}`;

/** Keeps whom an invoice goes to, to be chosen again. */
export const keepAddress = (api: ApiClient, body: BillingPic) => api.POST('/api/billing-address', { body });

/** An order on invoice, and whether whom it goes to is kept. */
export type KeptBilling = Billing & { remember?: boolean };

/** Makes the invoice of an order, and keeps whom it goes to where that is asked; what cannot be kept holds no invoice up. */
export async function makeAndKeep(api: ApiClient, { remember = false, ...billing }: KeptBilling) {
  const made = await makeInvoice(api, billing);
  if (made.data && remember) await keepAddress(api, billing.billingPIC);
  return made;
}
