import { DEFAULT_OFFSET } from '@suluh/domain/time';
import { z } from 'zod';
import { callProvider, ProviderUnavailable } from '../../../provider/callProvider.ts';
import { methodsOf } from '../provider/methods.ts';
import { ProviderRefused, type Charge, type PaymentProvider } from '../provider/port.ts';
import { chargeBody } from './chargeBody.ts';
import { MIDTRANS_GATEWAY } from '../gateway.ts';
import { midtransInstructions } from './mandiriBill.ts';
import { amountOf, isMidtransSigned, stateOf, transactionMessage } from './messages.ts';
import { payAccounts, type CoreCall } from './payAccounts.ts';
import { isBySnap, snapPages } from './snap.ts';

interface Settings {
  /** Core API. */
  url: string;
  /** Snap API, which has a host of its own. */
  snapUrl: string;
  serverKey: string;
  now: () => Date;
}

/** Every answer carries its real status in the body; HTTP says 200 to many refusals. */
const answerStatus = z.object({ status_code: z.string().regex(/^\d{3}$/), status_message: z.string().default('') });

const opened = z.object({
  transaction_id: z.string(),
  va_numbers: z.array(z.object({ bank: z.string(), va_number: z.string() })).optional(),
  permata_va_number: z.string().optional(),
  biller_code: z.string().optional(),
  bill_key: z.string().optional(),
  redirect_url: z.url().optional(),
  qr_string: z.string().max(500).optional(),
  actions: z.array(z.object({ name: z.string(), url: z.url() })).optional(),
  expiry_time: z.string().optional(),
});

/** Time as Midtrans writes it, `2025-10-10 09:00:00`, in Jakarta. */
const instantOf = (written: string | undefined): Date | null =>
  written ? new Date(`${written.replace(' ', 'T')}${DEFAULT_OFFSET}`) : null;

const stateIn = (body: unknown) => {
  const message = transactionMessage.safeParse(body);
  return message.success ? stateOf(message.data) : null;
};

function chargeOf(body: unknown): Charge {
  const made = opened.parse(body);
  const bill = made.biller_code && made.bill_key ? `${made.biller_code} ${made.bill_key}` : null;
  const action = (name: string) => made.actions?.find((each) => each.name === name)?.url;
  return {
    reference: made.transaction_id,
    number: made.va_numbers?.[0]?.va_number ?? made.permata_va_number ?? bill,
    paymentUrl:
      made.redirect_url ??
      action('verification-link-url') ??
      action('deeplink-redirect') ??
      action('generate-qr-code-v2') ??
      action('generate-qr-code') ??
      null,
    qr: made.qr_string ?? null,
    expiresAt: instantOf(made.expiry_time),
    isPaid: stateIn(body) === 'settled',
  };
}

/**
 * Midtrans: Basic authentication by the server key, JSON both ways (docs.midtrans.com). Payments are opened by the Core
 * API, cards on a page of Snap; status, cancel, refund and notifications are the Core API's for both.
 */
export function midtransProvider({ url, snapUrl, serverKey, now }: Settings): PaymentProvider {
  const headers = {
    authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
    accept: 'application/json',
    'content-type': 'application/json',
  };

  const snap = snapPages({ url: snapUrl, headers, now });

  /** @returns the status inside the body @throws ProviderUnavailable for 5xx inside a 200 */
  const call: CoreCall = async (method, path, body, { idempotencyKey, patience } = {}) => {
    const answer = await callProvider(
      `${url}/v2${path}`,
      {
        method,
        headers: { ...headers, ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      patience,
    );
    const inside = answerStatus.safeParse(answer.body);
    const status = inside.success ? Number(inside.data.status_code) : answer.status;
    if (status >= 500) throw new ProviderUnavailable(`midtrans answered ${status}`);
    return { status, body: answer.body, message: inside.data?.status_message ?? '' };
  };
  const refused = ({ status, message }: { status: number; message: string }) =>
    new ProviderRefused(status, `midtrans answered ${status}: ${message}`);
  const wallets = payAccounts({ call, refused });

  return {
    gateway: MIDTRANS_GATEWAY,
    methods: methodsOf(MIDTRANS_GATEWAY),
    wallets,
    async charge(request) {
      if (isBySnap(request.productCode)) return snap.open(request);
      const { attemptId, accountId } = request;
      const token = accountId ? await wallets.tokenOf(accountId) : null; // null: it is paid in the app, as by anybody
      const body = chargeBody(request, now(), token);
      const answer = await call('POST', '/charge', body, { idempotencyKey: attemptId });
      // 406: the order id was charged before; a status call tells of that charge with the same fields.
      const found = answer.status === 406 ? await call('GET', `/${attemptId}/status`) : answer;
      if (found.status > 201) throw refused(found);
      return chargeOf(found.body);
    },
    verify({ body }) {
      let read: unknown;
      try {
        read = JSON.parse(body.toString('utf8'));
      } catch {
        return { kind: 'badSignature' }; // the signature is inside: what cannot be read is not signed
      }
      const message = transactionMessage.safeParse(read);
      if (!message.success || !isMidtransSigned(message.data, serverKey)) return { kind: 'badSignature' };
      const {
        transaction_id: id,
        transaction_status: status,
        fraud_status: fraud = '',
        status_code: code,
        gross_amount: amount,
        order_id: attemptId,
      } = message.data;
      return {
        kind: 'event',
        event: {
          eventId: [id, status, fraud, code, amount].join(':'),
          attemptId,
          state: stateOf(message.data),
          amountRupiah: amountOf(message.data),
          isWholeSigned: false,
        },
      };
    },
    attemptIn: (body) => z.object({ order_id: z.string() }).safeParse(body).data?.order_id ?? null,
    async status(attemptId) {
      const answer = await call('GET', `/${attemptId}/status`);
      if (answer.status === 404) return { state: 'unknown', amountRupiah: 0 };
      const message = transactionMessage.safeParse(answer.body);
      if (!message.success) throw refused(answer);
      return { state: stateOf(message.data), amountRupiah: amountOf(message.data) };
    },
    async cancel(attemptId, reference) {
      const { state } = await this.status(attemptId);
      if (state === 'settled') return 'paid'; // asked first: to cancel a captured card would give the money back
      // Nothing was begun on its page, or a card was refused there and another may be tried: the page is closed.
      if (state === 'unknown' || state === 'failed') return reference ? snap.close(reference) : 'gone';
      const answer = await call('POST', `/${attemptId}/cancel`);
      if (answer.status === 404) return 'gone';
      // 412: the transaction cannot change its state any more. It was paid, or it is closed already.
      if (answer.status === 412) return (await this.status(attemptId)).state === 'settled' ? 'paid' : 'gone';
      if (answer.status !== 200) throw refused(answer);
      return 'cancelled';
    },
    async refund({ attemptId, refundId, amountRupiah, reason }) {
      const answer = await call(
        'POST',
        `/${attemptId}/refund`,
        { refund_key: refundId, amount: amountRupiah, reason },
        { idempotencyKey: refundId },
      );
      // 406: this refund key was used before, so the money is on its way.
      if (answer.status === 200 || answer.status === 406) return;
      // 412: a card that was captured today is not settled yet. As a whole it is voided; a part waits for the
      // settlement.
      const found =
        answer.status === 412
          ? transactionMessage.safeParse((await call('GET', `/${attemptId}/status`)).body).data
          : undefined;
      if (found?.transaction_status === 'cancel') return; // voided before
      if (found?.transaction_status !== 'capture') throw refused(answer);
      if (amountOf(found) !== amountRupiah)
        throw new ProviderUnavailable('midtrans: the card is captured but not settled yet');
      const voided = await call('POST', `/${attemptId}/cancel`);
      if (voided.status !== 200) throw refused(voided);
    },
    instructions: midtransInstructions,
  };
}
