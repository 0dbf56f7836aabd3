import { DEFAULT_HOURS, DEFAULT_OFFSET, HOUR_MS } from '@suluh/domain/time';
import { midtransWayOf } from '../provider/methods.ts';
import type { ChargeRequest } from '../provider/port.ts';

/** Time as Midtrans reads it, `2025-10-10 09:00:00 +0700`. */
function jakartaTime(at: Date): string {
  const shifted = new Date(at.getTime() + DEFAULT_HOURS * HOUR_MS).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 19)} ${DEFAULT_OFFSET.replace(':', '')}`;
}

/**
 * The part of a charge that names the method. Mandiri takes bills (`echannel`) where the others have virtual accounts.
 */
function methodPart(
  { productCode, orderId, returnUrl, accountId }: ChargeRequest,
  token: string | null,
): Record<string, unknown> {
  const way = midtransWayOf(productCode);
  switch (way.kind) {
    case 'bank':
      return { payment_type: 'bank_transfer', bank_transfer: { bank: way.bank } };
    case 'mandiriBill':
      return { payment_type: 'echannel', echannel: { bill_info1: 'Pembayaran', bill_info2: orderId } };
    case 'gopay':
      return {
        payment_type: 'gopay',
        gopay: {
          enable_callback: true,
          callback_url: returnUrl,
          ...(token === null ? {} : { account_id: accountId, payment_option_token: token }),
        },
      };
    case 'qris':
      return { payment_type: 'qris', qris: { acquirer: 'gopay' } };
    case 'page':
      throw new Error(`${productCode} is paid on a page of Snap.`);
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

/** Body of POST /v2/charge. @param token of the linked account that pays */
export const chargeBody = (request: ChargeRequest, now: Date, token: string | null): Record<string, unknown> => ({
  ...methodPart(request, token),
  ...orderPart(request),
  custom_expiry: { order_time: jakartaTime(now), expiry_duration: minutesLeft(request, now), unit: 'minute' },
});
