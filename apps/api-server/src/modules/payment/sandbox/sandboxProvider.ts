import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { callProvider } from '../../../provider/callProvider.ts';
import { methodsOf } from '../provider/methods.ts';
import { ProviderRefused, type Charge, type ChargeState, type PaymentProvider } from '../provider/port.ts';
import type { SignedMessage } from '../../../http/signedMessage.ts';
import { sandboxWallets } from './sandboxWallets.ts';
import { isSameSignature } from '../provider/sameSignature.ts';

interface Settings {
  url: string;
  key: string;
  signingKey: string;
  /** Where it sends its messages. */
  notifyUrl: string;
}

const STATES = ['pending', 'settled', 'failed', 'cancelled', 'expired', 'reversed'] as const;
const charge = z.object({
  reference: z.string(),
  state: z.enum(STATES),
  amount: z.int(),
  number: z.string().nullable(),
  paymentUrl: z.url().nullable(),
  qr: z.string().max(500).nullish(),
  expiresAt: z.iso.datetime(),
});
const event = z.object({
  eventId: z.string().min(1).max(100),
  id: z.uuid(),
  state: z.enum(STATES),
  amount: z.int().min(0),
});

/** Signed messages older or newer than this are refused, so that a recorded one cannot be sent again later. */
const FRESH_MS = 5 * 60_000;

/** Signature of a message of the sandbox: HMAC-SHA-256 over its time and its bytes, in hex. */
export const sandboxSignature = (signingKey: string, timestamp: string, body: Buffer): string =>
  createHmac('sha256', signingKey).update(`${timestamp}.`).update(body).digest('hex');

function isSigned({ headers, body }: SignedMessage, signingKey: string, now: Date): boolean {
  const { 'x-sandbox-timestamp': timestamp, 'x-sandbox-signature': signature } = headers;
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,15}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp)) > FRESH_MS) return false;
  const expected = Buffer.from(sandboxSignature(signingKey, timestamp, body));
  return isSameSignature(Buffer.from(signature), expected);
}

/** The payment provider that comes with Suluh (tooling/stack/src/payment-sandbox), over HTTP like any other. */
export function sandboxProvider({ url, key, signingKey, notifyUrl }: Settings): PaymentProvider {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    callProvider(`${url}/v1/charges${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const refused = ({ status, body }: { status: number; body: unknown }) =>
    new ProviderRefused(status, `sandbox answered ${status}: ${JSON.stringify(body).slice(0, 200)}`);

  return {
    gateway: 'sandbox',
    methods: methodsOf('sandbox'),
    wallets: sandboxWallets({ url, headers, refused }),
    async charge({
      attemptId,
      orderId,
      productCode,
      amountRupiah,
      expiresAt,
      description,
      customer,
      returnUrl,
      accountId,
    }): Promise<Charge> {
      const answer = await call('POST', '', {
        id: attemptId,
        orderId,
        method: productCode,
        amount: amountRupiah,
        expiresAt: expiresAt.toISOString(),
        description,
        customer: customer.fullname,
        notifyUrl,
        returnUrl,
        wallet: accountId ?? undefined,
      });
      if (answer.status > 201) throw refused(answer);
      const opened = charge.parse(answer.body);
      return {
        reference: opened.reference,
        number: opened.number,
        paymentUrl: opened.paymentUrl,
        qr: opened.qr ?? null,
        expiresAt: new Date(opened.expiresAt),
      };
    },
    verify(message, now) {
      if (!isSigned(message, signingKey, now)) return { kind: 'badSignature' };
      try {
        const { eventId, id, state, amount } = event.parse(JSON.parse(message.body.toString('utf8')));
        return { kind: 'event', event: { eventId, attemptId: id, state, amountRupiah: amount, isWholeSigned: true } };
      } catch {
        return { kind: 'unreadable' }; // signed, but not in the form agreed on: kept on record by the webhook
      }
    },
    attemptIn: (body) => z.object({ id: z.string() }).safeParse(body).data?.id ?? null,
    async status(attemptId) {
      const answer = await call('GET', `/${attemptId}`);
      if (answer.status === 404) return { state: 'unknown' as ChargeState, amountRupiah: 0 };
      if (answer.status !== 200) throw refused(answer);
      const { state, amount } = charge.parse(answer.body);
      return { state, amountRupiah: amount };
    },
    async cancel(attemptId) {
      const answer = await call('POST', `/${attemptId}/cancel`, {});
      if (answer.status === 404) return 'gone';
      if (answer.status === 409) return 'paid';
      if (answer.status !== 200) throw refused(answer);
      return 'cancelled';
    },
    async refund({ attemptId, refundId, amountRupiah, reason }) {
      const answer = await call('POST', `/${attemptId}/refunds`, { refundId, amount: amountRupiah, reason });
      if (answer.status > 201) throw refused(answer);
    },
    instructions: () => null,
  };
}
