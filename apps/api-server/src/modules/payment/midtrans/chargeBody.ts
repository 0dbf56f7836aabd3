import type { ChargeRequest } from '../provider/port.ts';

/** Time as Midtrans reads it, `2025-10-10 09:00:00 +0700`. */
function jakartaTime(at: Date): string {
  const shifted = new Date(at.getTime() + 7 * 3_600_000).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 19)} +0700`;
}

const BANKS: Readonly<Record<string, string>> = { VA_BCA: 'bca', VA_BNI: 'bni', VA_BRI: 'bri', VA_PERMATA: 'permata' };

/** Methods Midtrans takes money by through the Core API. Cards are none: their token comes from Midtrans' script in our page. */
export const MIDTRANS_METHODS = ['VA_BCA', 'VA_BNI', 'VA_BRI', 'VA_MANDIRI', 'VA_PERMATA', 'GOPAY', 'QRIS', 'INVOICE_TRANSFER'] as const;

/** The part of a charge that names the method. Mandiri takes bills (`echannel`) where the others have virtual accounts. */
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

/** Body of POST /v2/charge. The order id is the attempt's, so that a repeated charge is recognised. */
export function chargeBody(request: ChargeRequest, now: Date): Record<string, unknown> {
  const { attemptId, amountRupiah, expiresAt, description, customer } = request;
  const minutes = Math.max(1, Math.round((expiresAt.getTime() - now.getTime()) / 60_000));
  return {
    ...methodPart(request),
    transaction_details: { order_id: attemptId, gross_amount: amountRupiah },
    item_details: [{ id: request.orderId.slice(0, 50), price: amountRupiah, quantity: 1, name: description.slice(0, 50) }],
    customer_details: { first_name: customer.fullname.slice(0, 255), email: customer.email },
    custom_expiry: { order_time: jakartaTime(now), expiry_duration: minutes, unit: 'minute' },
  };
}
