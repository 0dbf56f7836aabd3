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
  signature_key: z.string().optional(),
});
export type TransactionMessage = z.infer<typeof transactionMessage>;

/** SHA-512 over order id, status code, amount and server key, as Midtrans signs its notifications. */
export const midtransSignature = (message: Pick<TransactionMessage, 'order_id' | 'status_code' | 'gross_amount'>, serverKey: string): string =>
  createHash('sha512').update(`${message.order_id}${message.status_code}${message.gross_amount}${serverKey}`).digest('hex');

/** Whether a notification carries the signature only Midtrans and we can make. */
export function isMidtransSigned(message: TransactionMessage, serverKey: string): boolean {
  const expected = Buffer.from(midtransSignature(message, serverKey));
  return isSameSignature(Buffer.from(message.signature_key ?? ''), expected);
}

export const amountOf = ({ gross_amount: written }: TransactionMessage): number => Number(written.split('.', 1)[0]);

/**
 * Midtrans' vocabulary in ours. A card that was captured counts once fraud detection accepts it; while it is challenged it
 * waits. `authorize` holds money without taking it. Part of the money back leaves a payment what it was.
 */
export function stateOf({ transaction_status: status, fraud_status: fraud }: Pick<TransactionMessage, 'transaction_status' | 'fraud_status'>): ChargeState {
  switch (status) {
    case 'capture':
      return fraud === 'challenge' ? 'pending' : fraud === 'deny' ? 'failed' : 'settled';
    case 'settlement':
    case 'partial_refund':
    case 'partial_chargeback':
      return 'settled';
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
