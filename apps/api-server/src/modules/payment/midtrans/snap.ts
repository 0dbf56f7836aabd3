import { z } from 'zod';
import { callProvider, ProviderUnavailable, type ProviderAnswer } from '../../../provider/callProvider.ts';
import { midtransWayOf } from '../provider/methods.ts';
import { ProviderRefused, type Charge, type ChargeRequest } from '../provider/port.ts';
import { minutesLeft, orderPart } from './chargeBody.ts';

/** Name Snap has for a method paid on a page of its own; null for one that the Core API opens. */
const snapPaymentOf = (productCode: string): string | null => {
  const way = midtransWayOf(productCode);
  return way.kind === 'page' ? way.payment : null;
};

/** Whether a method is paid on a page of Midtrans (Snap). */
export const isBySnap = (productCode: string): boolean => snapPaymentOf(productCode) !== null;

/** Shortest and longest time Snap keeps a page open, in minutes. */
const [PAGE_MIN_MINUTES, PAGE_MAX_MINUTES] = [5, 7 * 24 * 60];

const opened = z.object({ token: z.string().min(1), redirect_url: z.url() });
const failed = z.object({ error_messages: z.array(z.string()) });

const reasonOf = ({ body }: ProviderAnswer): string => failed.safeParse(body).data?.error_messages.join('; ') ?? '';

/** Body of POST /snap/v1/transactions: a page with one way to pay, that leads back and closes at the deadline. */
function pageBody(request: ChargeRequest, now: Date): Record<string, unknown> {
  const duration = Math.min(PAGE_MAX_MINUTES, Math.max(PAGE_MIN_MINUTES, minutesLeft(request, now)));
  return {
    ...orderPart(request),
    enabled_payments: [snapPaymentOf(request.productCode)],
    credit_card: { secure: true },
    callbacks: { finish: request.returnUrl },
    page_expiry: { duration, unit: 'minutes' },
  };
}

/**
 * Midtrans Snap (docs.midtrans.com, Snap API): opens and closes a payment page. A transaction exists only once the
 * payer has chosen to pay there; from then on the Core API tells of it.
 */
export function snapPages(settings: { url: string; headers: Record<string, string>; now: () => Date }) {
  const post = (path: string, body?: unknown) =>
    callProvider(`${settings.url}/snap/v1/transactions${path}`, {
      method: 'POST',
      headers: settings.headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    /** Opens a page. Its token is the charge's reference. */
    async open(request: ChargeRequest): Promise<Charge> {
      const answer = await post('', pageBody(request, settings.now()));
      if (answer.status !== 201)
        throw new ProviderRefused(answer.status, `snap answered ${answer.status}: ${reasonOf(answer)}`);
      const { token, redirect_url: paymentUrl } = opened.parse(answer.body);
      return { reference: token, number: null, paymentUrl, expiresAt: request.expiresAt };
    },
    /**
     * Closes a page nobody has begun to pay on; `gone` when there is none. @throws ProviderUnavailable while somebody
     * pays
     */
    async close(token: string): Promise<'cancelled' | 'gone'> {
      const answer = await post(`/${encodeURIComponent(token)}/cancel`);
      if (answer.status < 300) return 'cancelled';
      if (/progress/i.test(reasonOf(answer))) throw new ProviderUnavailable('snap: the payer is paying');
      return 'gone';
    },
  };
}
