import type { TransactionStatus } from '../transaction/index.ts';
import { PRAKERJA_CODE } from '../course/index.ts';
import type { FailedPayment, PaymentFailure } from './attempt.ts';
import { isVirtualAccount, paymentGroup } from './method.ts';

/** What the how-to-pay page needs to know of an order. */
export interface PayableOrder {
  status: TransactionStatus;
  /** `expired` is there once its payment is open. */
  paymentMethod: {
    productCode: string;
    productType: string;
    number: string | null;
    paymentUrl: string | null;
    /** What its QR code says. */
    qr?: string | null;
    expired: string | null;
  } | null;
  hasBillingPic: boolean;
  /** The payment that failed last, while there is none in its place. */
  failedPayment: FailedPayment | null;
  /** The deadline has passed, and nobody has said how it ended. */
  isOverdue: boolean;
  /** To pay on invoice was chosen before JavaScript, which makes the invoice only once its person is known. */
  asksBilling?: boolean;
}

export type PaymentScreen =
  | { kind: 'closed'; status: Exclude<TransactionStatus, 'UNPAID'> }
  /** The number to pay to. */
  | { kind: 'virtualAccount'; number: string }
  /** An invoice is sent; its number is paid to by bank transfer. */
  | { kind: 'invoice'; number: string | null }
  /** The person the invoice goes to is not known yet (docs/product/validation.md#billing-contact). */
  | { kind: 'billing' }
  /** Prakerja's code is asked for on a page of its own. */
  | { kind: 'otpPage' }
  | { kind: 'provider'; url: string }
  /** A QR code to scan; `url` is a page of the provider beside it. */
  | { kind: 'qr'; qr: string; url: string | null }
  /** The payment failed; another can be tried until the deadline. */
  | { kind: 'failed'; productName: string; reason: PaymentFailure }
  /** The time is over; the provider is being asked whether it was paid in time. */
  | { kind: 'overdue' }
  /** Nothing can be paid yet: no method was chosen, or its payment could not be opened. */
  | { kind: 'chooseMethod' };

/** What /payment-process shows for an order (docs/product/addresses.md#main-site; docs/product/payment.md#detail). */
export function paymentScreen({
  status,
  paymentMethod,
  hasBillingPic,
  failedPayment,
  isOverdue,
  asksBilling = false,
}: PayableOrder): PaymentScreen {
  if (status !== 'UNPAID') return { kind: 'closed', status };
  if (isOverdue) return { kind: 'overdue' };
  const isInvoiced = paymentMethod !== null && paymentGroup(paymentMethod) === 'postPaid' && hasBillingPic;
  if (asksBilling && (failedPayment !== null || !isInvoiced)) return { kind: 'billing' };
  if (failedPayment !== null) return { kind: 'failed', ...failedPayment };
  if (paymentMethod === null) return { kind: 'chooseMethod' };
  const { productCode, number, paymentUrl, qr, expired } = paymentMethod;
  if (productCode === PRAKERJA_CODE) return { kind: expired === null ? 'chooseMethod' : 'otpPage' };
  if (isInvoiced) return { kind: 'invoice', number };
  if (paymentGroup(paymentMethod) === 'postPaid') return { kind: 'billing' };
  if (isVirtualAccount(paymentMethod) && number !== null) return { kind: 'virtualAccount', number };
  if (qr) return { kind: 'qr', qr, url: paymentUrl };
  return paymentUrl === null ? { kind: 'chooseMethod' } : { kind: 'provider', url: paymentUrl };
}
