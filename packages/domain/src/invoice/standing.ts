/** How the invoice of an order stands: there is none, its number is on its way, or it has one. */
export type InvoiceStanding = 'none' | 'numbering' | 'numbered';

/** What the invoice of an order depends on. */
export interface InvoicedOrder {
  paidAt: unknown;
  purchaseTotal: number;
  invoiceNumber: string | null;
}

/**
 * How the invoice of an order stands (docs/product/invoice.md#numbers): what was paid, or given for a promo, has one; what
 * never cost anything has none.
 */
export function invoiceStanding({ paidAt, purchaseTotal, invoiceNumber }: InvoicedOrder): InvoiceStanding {
  if (invoiceNumber !== null) return 'numbered';
  return paidAt !== null && purchaseTotal > 0 ? 'numbering' : 'none';
}
