import type { ChargeRequest } from '../provider/port.ts';

/** Time as Midtrans reads it, `2025-10-10 09:00:00 +0700`. */
function jakartaTime(at: Date): string {
  const shifted = new Date(at.getTime() + 7 * 3_600_000).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 19)} +0700`;
}

const BANKS: Readonly<Record<string, string>> = { VA_BCA: 'bca', VA_BNI: 'bni', VA_BRI: 'bri', VA_PERMATA: 'permata' };

/** Methods Midtrans takes money by through the Core API, which opens the payment at once. */
export const CORE_METHODS = [
  'VA_BCA',
  'VA_BNI',
  'VA_BRI',
  'VA_MANDIRI',
  'VA_PERMATA',
  'GOPAY',
  'QRIS',
  'INVOICE_TRANSFER',
] as const;

/**
 * The part of a charge that names the method. Mandiri takes bills (`echannel`) where the others have virtual accounts.
 */
function methodPart({ productCode, orderId, returnUrl }: ChargeRequest): Record<string, unknown> {
  const bank = BANKS[productCode];
  if (bank !== undefined) return { payment_type: 'bank_transfer', bank_transfer: { bank } };
  switch (productCode) {
    case 'VA_MANDIRI':
      return { payment_type: 'echannel', echannel: { bill_info1: 'Pembayaran', bill_info2: orderId } };
    case 'GOPAY':
      return { payment_type: 'gopay', gopay: { enable_callback: true, callback_url: returnUrl } };
    case 'QRIS':
      return { payment_type: 'qris', qris: { acquirer: 'gopay' } };
    case 'INVOICE_TRANSFER': // Permata's numbers take transfers from every bank
      return { payment_type: 'bank_transfer', bank_transfer: { bank: 'permata' } };
    default:
      throw new Error(`Midtrans has no method ${productCode}.`);
  }
}

/** Whole minutes until the deadline. */
export const minutesLeft = ({ expiresAt }: Pick<ChargeRequest, 'expiresAt'>, now: Date): number =>
  Math.max(1, Math.round((expiresAt.getTime() - now.getTime()) / 60_000));

/** What is paid and by whom. The order id is the attempt's, so that a repeated charge is recognised. */
export const orderPart = ({ attemptId, orderId, amountRupiah, description, customer }: ChargeRequest) => ({
  transaction_details: { order_id: attemptId, gross_amount: amountRupiah },
  item_details: [{ id: orderId.slice(0, 50), price: amountRupiah, quantity: 1, name: description.slice(0, 50) }],
  customer_details: { first_name: customer.fullname.slice(0, 255), email: customer.email },
});

/** Body of POST /v2/charge. */
export const chargeBody = (request: ChargeRequest, now: Date): Record<string, unknown> => ({
  ...methodPart(request),
  ...orderPart(request),
  custom_expiry: { order_time: jakartaTime(now), expiry_duration: minutesLeft(request, now), unit: 'minute' },
});
