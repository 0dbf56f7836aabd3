import { safeRedirectTarget } from '@suluh/domain/session';
import type { SessionScope } from '../scope/index.ts';
import { handleApiRequest } from './handle.ts';
import { withCookies } from './issue.ts';
import { isSameSite } from './request.ts';
import type { Upstream } from './upstream.ts';

/** Forms of the cart that work before JavaScript. */
export const CART_FORM_NAMES = ['cart-add', 'cart-remove'] as const;
export type CartFormName = (typeof CART_FORM_NAMES)[number];

/** Where a cart form leads. */
export interface CartFormPages {
  cart: (query?: Record<string, string>) => string;
  myCourse: () => string;
  login: (returnTo?: string) => string;
}

const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } });
const withError = (path: string, code: string): string => `${path}${path.includes('?') ? '&' : '?'}error=${encodeURIComponent(code)}`;

/** The call behind a form, as a request of the page to its own API route. */
function callOf(name: CartFormName, fields: Record<string, string>, request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'content-type']) headers.delete(name);
  const to = (path: string, method: string, body?: unknown) => {
    if (body !== undefined) headers.set('content-type', 'application/json');
    return new Request(new URL(path, request.url), { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  };
  if (name === 'cart-remove') return to(`/api/cart/${encodeURIComponent(fields.cartId ?? '')}`, 'DELETE');
  const eventId = Number(fields.eventId);
  return to('/api/cart', 'POST', { courseId: Number(fields.courseId), ...(eventId > 0 ? { eventId } : {}) });
}

/**
 * A form of the cart as a browser posts it before JavaScript: makes the call in the learner's name and redirects to the cart,
 * to My Course when the course was bought before, to login without a session, or back with `error` set to the refusal's code.
 */
export async function handleCartForm(name: CartFormName, request: Request, scope: SessionScope, upstream: Upstream, pages: CartFormPages): Promise<Response> {
  const form = await request.formData().catch(() => new FormData()); // not a form: the API says what is missing
  const fields = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  const back = fields.redirectTo ? safeRedirectTarget(fields.redirectTo) : pages.cart();
  if (!isSameSite(request)) return seeOther(withError(back, 'FORBIDDEN'));
  const answer = await handleApiRequest(callOf(name, fields, request), scope, upstream);
  const body = (await answer.json().catch(() => ({}))) as { data?: { cartId?: string }; status?: string }; // no body: spec 8, no server body
  const go = (location: string) => withCookies(seeOther(location), answer.headers.getSetCookie());
  if (answer.status === 401) return go(pages.login(back));
  if (body.status === 'ALREADY_BOUGHT') return go(pages.myCourse());
  if (!answer.ok) return go(withError(back, body.status ?? 'UNAVAILABLE'));
  return go(name === 'cart-add' && body.data?.cartId ? pages.cart({ cart: body.data.cartId }) : back);
}
