import type { Transaction } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { paymentNext } from '@suluh/domain/payment';
import { sanitiseUrl } from '@suluh/domain/validation';
import type { TenantConfig } from '@suluh/tenant/tenant';

/** The page of an order: how to pay it, or how it ended. */
export const orderHref = (routes: Routes, orderId: string): string =>
  pathTo(routes, 'paymentProcess', { order: orderId });

type Payable = { productCode: string; paymentUrl: string | null; qr?: string | null } | null;

/** Where 'Bayar Sekarang' or 'Lihat Cara Bayar' leads: the OTP page, the provider's or the how-to-pay page. */
export function payHref(routes: Routes, orderId: string, method: Payable): string {
  const next = method ? paymentNext(method) : { kind: 'howToPayPage' as const };
  if (next.kind === 'provider') return sanitiseUrl(next.url);
  return next.kind === 'otpPage' ? pathTo(routes, 'otpPrakerja', { order: orderId }) : orderHref(routes, orderId);
}

/** The line an order or an invoice of it belongs to (docs/product/api.md#orders: slug). */
export const lineOf = ({ program }: Pick<TenantConfig, 'program'>): string => program ?? 'reguler';

/** The invoice as PDF, by the app's own API route, which knows the session; null when there is none. */
export const invoiceHref = (
  routes: Pick<Routes, 'base'>,
  { urlFileInvoice }: Pick<Transaction, 'urlFileInvoice'>,
): string | null => (urlFileInvoice === null ? null : apiPath(routes, urlFileInvoice as `/api${string}`));

/** The QR code an order is paid by as a picture, by the app's own API route. */
export const qrHref = (routes: Pick<Routes, 'base'>, orderId: string): string =>
  apiPath(routes, `/api/payment/${encodeURIComponent(orderId)}/qr`);

/** A credit note as PDF, by the app's own API route. */
export const creditNoteHref = (routes: Pick<Routes, 'base'>, { urlFile }: Transaction['creditNotes'][number]): string =>
  apiPath(routes, urlFile as `/api${string}`);
