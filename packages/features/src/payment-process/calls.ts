import type { ApiClient } from '@suluh/api/client';
import type { BillingPic } from '../parts/billing/index.ts';

/** An order on invoice, and whom it goes to. */
export interface Billing {
  orderId: string;
  /** Line of business. */
  slug: string;
  billingPIC: BillingPic;
  /** Keep it to be chosen again. */
  remember?: boolean;
}

export type { TypedBilling } from '../parts/billing/index.ts';

/** Makes the invoice of an order, and keeps whom it goes to where that is asked; what cannot be kept holds no invoice up. */
export async function makeInvoice(api: ApiClient, { slug, remember = false, ...body }: Billing) {
  const made = await api.POST('/api/payment/invoice', { params: { query: { slug } }, body });
  if (made.data && remember) await api.POST('/api/billing-address', { body: body.billingPIC });
  return made;
}
