import { PRAKERJA_CODE } from '../course/index.ts';

export type PaymentNext = { kind: 'otpPage' } | { kind: 'provider'; url: string } | { kind: 'howToPayPage' };

/**
 * Where the button of an unpaid transaction leads: the OTP page for pmo_prakerja, else the provider's address
 * or our how-to-pay page, which has the QR code of what is paid by one (docs/product/payment.md#detail).
 */
export function paymentNext(method: {
  productCode: string;
  paymentUrl?: string | null;
  qr?: string | null;
}): PaymentNext {
  if (method.productCode === PRAKERJA_CODE) return { kind: 'otpPage' };
  return method.paymentUrl && !method.qr ? { kind: 'provider', url: method.paymentUrl } : { kind: 'howToPayPage' };
}

/**
 * The button's label: 'Bayar Sekarang' for pmo_prakerja, else 'Lihat Cara Bayar' (docs/product/payment.md#detail).
 */
export function paymentButton(productCode: string): 'payNow' | 'howToPay' {
  return productCode === PRAKERJA_CODE ? 'payNow' : 'howToPay';
}

/** The address of a payment image below the storage base (docs/product/analytics.md). */
export function paymentImagePath(productImage: string): string {
  return `payment/png/${productImage}`;
}
