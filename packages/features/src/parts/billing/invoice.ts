import type { ApiClient } from '@suluh/api/client';
import type { BillingPic } from './BillingFields.tsx';

/** An order on invoice, and whom it goes to. */
export interface Billing {
  orderId: string;
  /** Line of business (docs/product/api.md#orders: slug). */
  slug: string;
  billingPIC: BillingPic;
}

/** Makes the invoice of an order. */
export const makeInvoice = (api: ApiClient, { slug, ...body }: Billing) =>
  api.POST('/api/payment/invoice', { params: { query: { slug } }, body });
