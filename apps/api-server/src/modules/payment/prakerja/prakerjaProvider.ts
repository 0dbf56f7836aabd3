import { PRAKERJA_CODE } from '@suluh/domain/course';
import { PRAKERJA_GATEWAY } from '../gateway.ts';
import { ProviderRefused, type ChargeState, type PaymentProvider } from '../provider/port.ts';
import type { PrakerjaClient } from './prakerjaClient.ts';

const stateOf = (status: string): ChargeState =>
  status === 'SUCCESS' ? 'settled' : status === 'VOID' ? 'reversed' : 'pending';

/**
 * Prakerja as a payment provider like the others, so that expiry, reconciliation and refunds need not know it apart. It
 * opens nothing (its one-time code does) and sends no messages; the attempt's id is its invoice code.
 */
export function prakerjaProvider(client: PrakerjaClient): PaymentProvider {
  /** Takes a payment back; again for one that was taken back is done. @throws ProviderRefused where nothing is taken back */
  async function takeBack(attemptId: string): Promise<void> {
    const found = await client.status(attemptId);
    if (found.kind === 'refused') throw new ProviderRefused(404, found.message);
    const state = stateOf(found.data.status);
    if (state === 'reversed') return;
    if (state !== 'settled') throw new ProviderRefused(409, found.data.status);
    const answer = await client.void({ invoiceCode: attemptId, transactionCode: found.data.transactionCode });
    if (answer.kind === 'refused') throw new ProviderRefused(400, answer.message);
  }
  return {
    gateway: PRAKERJA_GATEWAY,
    methods: [PRAKERJA_CODE],
    charge: async ({ attemptId, expiresAt }) => ({ reference: attemptId, number: null, paymentUrl: null, expiresAt }),
    verify: () => ({ kind: 'badSignature' }),
    attemptIn: () => null,
    async status(attemptId) {
      const found = await client.status(attemptId);
      return found.kind === 'ok'
        ? { state: stateOf(found.data.status), amountRupiah: found.data.amountRupiah }
        : { state: 'unknown', amountRupiah: 0 };
    },
    async cancel(attemptId) {
      const found = await client.status(attemptId);
      return found.kind === 'ok' && stateOf(found.data.status) === 'settled' ? 'paid' : 'gone';
    },
    refund: ({ attemptId }) => takeBack(attemptId),
    instructions: () => null,
  };
}
