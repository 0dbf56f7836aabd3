import type { Transaction } from '@suluh/api/types';
import { paymentNext } from '@suluh/domain/payment';
import { sanitiseUrl } from '@suluh/domain/validation';
import type { TenantConfig } from '@suluh/tenant/tenant';

/** Where a transaction leads, as plain values: functions do not cross from server to client. */
export interface TransactionPaths {
  paymentProcessPrefix: string;
  otpPrefix: string;
  /** The app's own API route. */
  api: string;
}

/** Beginning of an address that ends with an order's id. */
const prefixOf = (route: (orderId: string) => string): string => route('x').slice(0, -1);

export const transactionPaths = ({ routes }: Pick<TenantConfig, 'routes'>): TransactionPaths => ({
  paymentProcessPrefix: prefixOf(routes.paymentProcess),
  otpPrefix: prefixOf(routes.otpPrakerja),
  api: routes.api(),
});

/** The page of an order: how to pay it, or how it ended. */
export const orderHref = ({ paymentProcessPrefix }: TransactionPaths, orderId: string): string =>
  `${paymentProcessPrefix}${encodeURIComponent(orderId)}`;

type Payable = { productCode: string; paymentUrl: string | null } | null;

/**
 * Where 'Bayar Sekarang' or 'Lihat Cara Bayar' leads: the OTP page, the provider's or the how-to-pay page
 * (docs/product/payment.md#detail).
 */
export function payHref(paths: TransactionPaths, orderId: string, method: Payable): string {
  const next = method ? paymentNext(method) : { kind: 'howToPayPage' as const };
  if (next.kind === 'provider') return sanitiseUrl(next.url);
  return next.kind === 'otpPage' ? `${paths.otpPrefix}${encodeURIComponent(orderId)}` : orderHref(paths, orderId);
}

const API_PREFIX = '/api';

/** The invoice as PDF, by the app's own API route, which knows the session; null when there is none. */
export const invoiceHref = (
  paths: Pick<TransactionPaths, 'api'>,
  { urlFileInvoice }: Pick<Transaction, 'urlFileInvoice'>,
): string | null => (urlFileInvoice === null ? null : `${paths.api}${urlFileInvoice.slice(API_PREFIX.length)}`);
