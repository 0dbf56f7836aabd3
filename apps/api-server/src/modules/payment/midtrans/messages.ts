import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ChargeState } from '../provider/port.ts';
import { isSameSignature } from '../provider/sameSignature.ts';

/** Money as Midtrans writes it: `150000.00`. */
const grossAmount = z.string().regex(/^\d{1,13}(\.00)?$/);

/** What Midtrans says about a transaction: in notifications and as the answer to a status call. */
export const transactionMessage = z.object({
  order_id: z.string().min(1).max(60),
  transaction_id: z.string().min(1).max(100),
  transaction_status: z.string().min(1).max(40),
  fraud_status: z.string().max(40).optional(),
  status_code: z.string().regex(/^\d{3}$/),
  gross_amount: grossAmount,
  currency: z.string().max(10).optional(),
  signature_key: z.string().optional(),
});
export type TransactionMessage = z.infer<typeof transactionMessage>;

/** SHA-512 over order id, status code, amount and server key, as Midtrans signs its notifications. */
export const midtransSignature = (
  message: Pick<TransactionMessage, 'order_id' | 'status_code' | 'gross_amount'>,
  serverKey: string,
): string =>
  createHash('sha512')
    .update(`${message.order_id}${message.status_code}${message.gross_amount}${serverKey}`)
    .digest('hex');

/** Whether a notification carries the signature only Midtrans and we can make. */
export function isMidtransSigned(message: TransactionMessage, serverKey: string): boolean {
  const expected = Buffer.from(midtransSignature(message, serverKey));
  return isSameSignature(Buffer.from(message.signature_key ?? ''), expected);
}

export const amountOf = ({ gross_amount: written }: TransactionMessage): number => Number(written.split('.', 1)[0]);

type Said = Pick<TransactionMessage, 'transaction_status' | 'fraud_status' | 'status_code' | 'currency'>;

/** The status codes that go with a transaction status; a challenged card is told with 201. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  capture: ['200', '201'],
  settlement: ['200'],
  partial_refund: ['200'],
  partial_chargeback: ['200'],
  refund: ['200'],
  chargeback: ['200'],
  cancel: ['200'],
  pending: ['201'],
  authorize: ['200', '201'],
  deny: ['200', '202'],
  failure: ['200', '202'],
  expire: ['200', '202', '407'],
};

/** Whether the parts of a message agree: its signature covers only one of them. */
const isConsistent = ({ transaction_status: status, status_code: code, currency = 'IDR' }: Said): boolean =>
  currency === 'IDR' && (CODES[status]?.includes(code) ?? false);

/** What fraud detection makes of money that came: it counts once it is accepted, and waits while it is challenged. */
function stateOfMoney({ fraud_status: fraud = 'accept', status_code: code }: Said): ChargeState {
  if (fraud === 'deny') return 'failed';
  return fraud === 'accept' && code === '200' ? 'settled' : 'pending';
}

/**
 * Midtrans' vocabulary in ours; `unknown` for a message that contradicts itself. `authorize` holds money without taking
 * it.
 * Part of the money back leaves a payment what it was.
 */
export function stateOf(said: Said): ChargeState {
  if (!isConsistent(said)) return 'unknown';
  switch (said.transaction_status) {
    case 'capture':
    case 'settlement':
    case 'partial_refund':
    case 'partial_chargeback':
      return stateOfMoney(said);
    case 'pending':
    case 'authorize':
      return 'pending';
    case 'deny':
    case 'failure':
      return 'failed';
    case 'cancel':
      return 'cancelled';
    case 'expire':
      return 'expired';
    case 'refund':
    case 'chargeback':
      return 'reversed';
    default:
      return 'unknown';
  }
}
