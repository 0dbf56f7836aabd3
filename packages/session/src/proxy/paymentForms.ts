import { safeRedirectTarget } from '@suluh/domain/session';
import type { SessionScope } from '../scope/index.ts';
import { handleApiRequest } from './handle.ts';
import { withCookies } from './issue.ts';
import { isSameSite } from './request.ts';
import type { Upstream } from './upstream.ts';

/** Forms of an order that work before JavaScript. */
export const PAYMENT_FORM_NAMES = ['payment-cancel', 'billing-pic', 'notification-read-all'] as const;
export type PaymentFormName = (typeof PAYMENT_FORM_NAMES)[number];

const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } });
const withError = (path: string, code: string): string => `${path}${path.includes('?') ? '&' : '?'}error=${encodeURIComponent(code)}`;

const BILLING_FIELDS = ['fullnameUser', 'position', 'pic_phone', 'pic_email', 'billingAddress'] as const;

/** Path and body of the call behind a form. */
function callOf(name: PaymentFormName, fields: Record<string, string>): { path: string; body?: unknown } {
  const orderId = fields.orderId ?? '';
  switch (name) {
    case 'payment-cancel':
      return { path: `/api/payment/invoice/${encodeURIComponent(orderId)}/cancel` };
    case 'billing-pic':
      return {
        path: `/api/payment/invoice?slug=${encodeURIComponent(fields.slug ?? '')}`,
        body: { orderId, billingPIC: Object.fromEntries(BILLING_FIELDS.map((field) => [field, fields[field] ?? ''])) },
      };
    case 'notification-read-all':
      return { path: '/api/notification/read-all' };
  }
}

/**
 * A form of an order as a browser posts it before JavaScript: makes the call in the learner's name and returns to the page, with
 * `error` set to the refusal's code, or to login without a session.
 */
export async function handlePaymentForm(name: PaymentFormName, request: Request, scope: SessionScope, upstream: Upstream, login: (returnTo?: string) => string): Promise<Response> {
  const form = await request.formData().catch(() => new FormData()); // not a form: the API says what is missing
  const fields = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  const back = safeRedirectTarget(fields.redirectTo);
  if (!isSameSite(request)) return seeOther(withError(back, 'FORBIDDEN'));
  const { path, body } = callOf(name, fields);
  const headers = new Headers(request.headers);
  for (const header of ['content-length', 'content-type']) headers.delete(header);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const call = new Request(new URL(path, request.url), { method: 'POST', headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const answer = await handleApiRequest(call, scope, upstream);
  const { status } = (await answer.json().catch(() => ({}))) as { status?: string }; // no body: spec 8, no server body
  const go = (location: string) => withCookies(seeOther(location), answer.headers.getSetCookie());
  if (answer.status === 401) return go(login(back));
  return go(answer.ok ? back : withError(back, status ?? 'UNAVAILABLE'));
}
