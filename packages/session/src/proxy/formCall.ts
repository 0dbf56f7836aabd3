import { signInPath, type Routes } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { safeRedirectTarget } from '@suluh/domain/session';
import type { SessionScope } from '../scope/index.ts';
import { handleApiRequest } from './handle.ts';
import { withCookies } from './issue.ts';
import { BodyTooLarge, limitedBody } from './limitedBody.ts';
import { isSameSite, sessionOf, siteOriginOf } from './request.ts';
import type { Upstream } from './upstream.ts';

/** A call behind a form, to the site's own API route. */
export interface FormCall {
  method?: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  idempotencyKey?: string | undefined;
}

/** What a call was answered. `status` is the refusal's code; UNAVAILABLE when nobody answered. */
export interface FormAnswer {
  ok: boolean;
  code: number;
  status: string;
  data: unknown;
}

/** A form as it was posted. */
export interface Posted {
  /** Text fields; a name that comes more than once holds its values with commas between. */
  fields: Readonly<Record<string, string>>;
  /** Where the form asks to go: a path of this site, home without one (R24). */
  target: string;
  scope: SessionScope;
  /** Where the tenant's pages hang. */
  routes: Routes;
  /** What the browser brings along to join a partner's sign-in to an account. */
  linkToken: string | undefined;
}

/** One form: the page a refusal returns to, and its calls. */
export interface Form {
  back: (posted: Posted) => string;
  /** @returns where it leads */
  send: (posted: Posted, back: string, call: (call: FormCall) => Promise<FormAnswer>) => Promise<string>;
}

/** Where a refusal leads: to login without a session, else back with `error` set to its code. */
export const refusedTo = (
  { code, status }: Pick<FormAnswer, 'code' | 'status'>,
  { routes }: Pick<Posted, 'routes'>,
  back: string,
): string => (code === 401 ? signInPath(routes, 'login', back) : withQuery(back, { error: status }));

/** A form of one call that returns to the page it names. */
export const returningForm = (callOf: (fields: Posted['fields']) => FormCall): Form => ({
  back: ({ target }) => target,
  send: async (posted, back, call) => {
    const answer = await call(callOf(posted.fields));
    return answer.ok ? back : refusedTo(answer, posted, back);
  },
});

/** @throws BodyTooLarge */
async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const body = new Response(await limitedBody(request), {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  const form = await body.formData().catch(() => new FormData()); // not a form: the API says what is missing
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, texts(name).join(',')]));
}

/** The request of a call: the browser's own, with another address and body. */
function requestOf({ method = 'POST', path, body, idempotencyKey }: FormCall, request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'content-type', 'idempotency-key']) headers.delete(name);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  return new Request(new URL(path, request.url), {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/**
 * A form as a browser posts it before JavaScript: its calls are made in the learner's name by the site's own API route,
 * and the browser is redirected to where they lead. Cookies the calls set go along.
 */
export async function answerForm(
  form: Form,
  request: Request,
  scope: SessionScope,
  upstream: Upstream,
  routes: Routes,
): Promise<Response> {
  const fields = await fieldsOf(request).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) return null;
    throw error;
  });
  if (fields === null) return new Response(null, { status: 413 });
  const { linkToken } = sessionOf(request, scope);
  const posted: Posted = {
    fields,
    target: safeRedirectTarget(fields.redirectTo, siteOriginOf(request)),
    scope,
    routes,
    linkToken,
  };
  const back = form.back(posted);
  const cookies: string[] = [];
  const call = async (asked: FormCall): Promise<FormAnswer> => {
    const answer = await handleApiRequest(requestOf(asked, request), scope, upstream);
    cookies.push(...answer.headers.getSetCookie());
    const { status, data } = (await answer.json().catch(() => ({}))) as { status?: string; data?: unknown }; // no body: docs/product/errors.md, no server body
    return { ok: answer.ok, code: answer.status, status: status ?? 'UNAVAILABLE', data };
  };
  const location = isSameSite(request) ? await form.send(posted, back, call) : withQuery(back, { error: 'FORBIDDEN' });
  return withCookies(new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } }), cookies);
}
