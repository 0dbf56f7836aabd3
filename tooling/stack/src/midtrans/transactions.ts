import { createHash, randomUUID } from 'node:crypto';
import type { Kept } from '../web/journal.ts';

/** A transaction as Midtrans keeps it. `id` is the shop's order id. */
export interface Transaction {
  id: string;
  transactionId: string;
  paymentType: string;
  /** Whole rupiah. */
  grossAmount: number;
  status: string;
  fraudStatus: string;
  /** Fields of the method, such as `va_numbers`. */
  fields: Record<string, unknown>;
  time: string;
  expiry: string;
  /** The linked account it is paid by. */
  account?: string;
  refunds: Record<string, number>;
}

const STATUS_CODES: Readonly<Record<string, string>> = {
  pending: '201',
  deny: '202',
  cancel: '200',
  expire: '202',
  settlement: '200',
  capture: '200',
  refund: '200',
  partial_refund: '200',
  chargeback: '200',
};

/** Time as Midtrans writes it: Jakarta, without zone. */
export function written(at: Date): string {
  const shifted = new Date(at.getTime() + 7 * 3_600_000).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 19)}`;
}

/** What Midtrans says of a transaction, signed. */
export function told(transaction: Transaction, serverKey: string): Record<string, unknown> {
  const { id, transactionId, paymentType, grossAmount, status, fraudStatus, fields, time, expiry } = transaction;
  const statusCode = fraudStatus === 'challenge' ? '201' : (STATUS_CODES[status] ?? '200');
  const amount = `${grossAmount}.00`;
  return {
    status_code: statusCode,
    status_message: status === 'pending' ? 'Success, transaction is created' : 'Success, transaction is found',
    transaction_id: transactionId,
    order_id: id,
    merchant_id: 'G000000000',
    gross_amount: amount,
    currency: 'IDR',
    payment_type: paymentType,
    transaction_time: time,
    transaction_status: status,
    fraud_status: fraudStatus,
    expiry_time: expiry,
    ...fields,
    signature_key: createHash('sha512').update(`${id}${statusCode}${amount}${serverKey}`).digest('hex'),
  };
}

const digits = (length: number, seed: string): string =>
  BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`)
    .toString()
    .slice(0, length);

/** Banks Midtrans has virtual accounts of, beside Permata and Mandiri. */
const BANKS = new Set(['bca', 'bni', 'bri', 'cimb', 'danamon', 'bsi', 'seabank']);

/** The linked account a GoPay charge names. */
export const accountOf = (body: Record<string, unknown>): string | undefined =>
  (body.gopay as { account_id?: string } | undefined)?.account_id;

/** Fields that follow from the method, or undefined for one this server does not have. */
function fieldsOf(body: Record<string, unknown>, orderId: string, origin: string): Record<string, unknown> | undefined {
  const bank = (body.bank_transfer as { bank?: string } | undefined)?.bank;
  switch (body.payment_type) {
    case 'bank_transfer':
      if (bank === 'permata') return { permata_va_number: `850${digits(13, orderId)}` };
      return BANKS.has(bank ?? '')
        ? { va_numbers: [{ bank, va_number: digits(bank === 'bri' ? 18 : 16, orderId) }] }
        : undefined;
    case 'echannel':
      return { biller_code: '70012', bill_key: digits(12, orderId) };
    case 'gopay':
      if (accountOf(body) !== undefined)
        return { actions: [{ name: 'verification-link-url', method: 'GET', url: `${origin}/simulator/${orderId}` }] };
      return {
        actions: [
          { name: 'generate-qr-code', method: 'GET', url: `${origin}/v2/gopay/${orderId}/qr-code` },
          { name: 'deeplink-redirect', method: 'GET', url: `${origin}/simulator/${orderId}` },
        ],
      };
    case 'qris':
      return {
        acquirer: 'gopay',
        qr_string: `00020101021226${digits(20, orderId)}`,
        actions: [{ name: 'generate-qr-code', method: 'GET', url: `${origin}/v2/qris/${orderId}/qr-code` }],
      };
    default:
      return undefined;
  }
}

/** Order and amount of a body; undefined when they are not understood. */
export function orderOf(body: unknown): { id: string; grossAmount: number } | undefined {
  const read = (body ?? {}) as {
    transaction_details?: { order_id?: unknown; gross_amount?: unknown };
    item_details?: { price?: number; quantity?: number }[];
  };
  const { order_id: id, gross_amount: amount } = read.transaction_details ?? {};
  const items = read.item_details ?? [];
  if (typeof id !== 'string' || id === '' || id.length > 50 || !Number.isSafeInteger(amount) || (amount as number) <= 0)
    return undefined;
  if (items.length > 0 && items.reduce((sum, { price = 0, quantity = 0 }) => sum + price * quantity, 0) !== amount)
    return undefined;
  return { id, grossAmount: amount as number };
}

/** A new transaction that waits. */
export const begun = (
  order: { id: string; grossAmount: number },
  paymentType: string,
  fields: Record<string, unknown>,
  minutes: number,
  now: Date,
): Transaction => ({
  ...order,
  transactionId: randomUUID(),
  paymentType,
  status: 'pending',
  fraudStatus: 'accept',
  fields,
  time: written(now),
  expiry: written(new Date(now.getTime() + minutes * 60_000)),
  refunds: {},
});

/** Opens a transaction from the body of a charge; undefined when the body is not understood. */
export function opened(body: Record<string, unknown>, origin: string, now: Date): Transaction | undefined {
  const order = orderOf(body);
  const fields = order && fieldsOf(body, order.id, origin);
  const minutes = (body.custom_expiry as { expiry_duration?: number } | undefined)?.expiry_duration ?? 1440;
  const account = accountOf(body);
  return (
    order &&
    fields && {
      ...begun(order, String(body.payment_type), fields, minutes, now),
      ...(account === undefined ? {} : { account }),
    }
  );
}

/** Which changes Midtrans' transaction status cycle allows. */
const CYCLE: Readonly<Record<string, readonly string[]>> = {
  pending: ['settlement', 'capture', 'deny', 'cancel', 'expire'],
  capture: ['settlement', 'cancel', 'deny', 'capture'],
  settlement: ['refund', 'partial_refund', 'chargeback', 'deny', 'cancel'],
  partial_refund: ['refund', 'partial_refund', 'chargeback'],
};

/**
 * Changes a transaction's status where the cycle allows it. A card that is captured may be challenged by fraud
 * detection, until it is approved or denied.
 */
export function change(kept: Kept<Transaction>, transaction: Transaction, asked: string): Transaction | undefined {
  const status = asked === 'challenge' || asked === 'approve' ? 'capture' : asked;
  const isReview = transaction.status === 'capture' && transaction.fraudStatus === 'challenge';
  if (!CYCLE[transaction.status]?.includes(status) || (transaction.status === status && !isReview)) return undefined;
  const changed = {
    ...transaction,
    status,
    fraudStatus: asked === 'challenge' ? 'challenge' : asked === 'deny' && isReview ? 'deny' : 'accept',
  };
  kept.put(changed);
  return changed;
}
