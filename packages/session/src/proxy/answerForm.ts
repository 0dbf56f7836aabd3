import type { Routes } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { safeRedirectTarget } from '@suluh/domain/session';
import { draftPages } from '../draft/index.ts';
import type { SessionScope } from '../scope/index.ts';
import { handleApiRequest } from './handle.ts';
import { withCookies } from './issue.ts';
import { BodyTooLarge, limitedBody } from './limitedBody.ts';
import { isSameSite, schemeOf, sessionOf, siteOriginOf } from './request.ts';
import type { Upstream } from './upstream.ts';

/** A form as it was posted. */
interface Posted {
  /** Text fields; a name that comes more than once holds its values with commas between. */
  fields: Readonly<Record<string, string>>;
  /** Files, of each name the first. */
  files: Readonly<Record<string, File>>;
  /** Where the form asks to go: a path of this site, home without one (R24). */
  target: string;
  scope: SessionScope;
  /** The page it stood on, as the browser tells; home when it does not. */
  cameFrom: string;
  /** Where the tenant's pages hang. */
  routes: Routes;
  /** What the browser brings along to join a partner's sign-in to an account. */
  linkToken: string | undefined;
  /** Whether cookies may be held to https. */
  isSecure: boolean;
  /** Pages of this browser that hold what was typed into a form that was refused. */
  draftPages: readonly string[];
}

/** One form: the page a refusal returns to, and what it does. */
export interface Form {
  back: (posted: Posted) => string;
  /**
   * @param send makes a call in the learner's name, whatever its origin; cookies it sets reach the browser
   * @param remember keeps something in the browser, by a Set-Cookie value
   * @returns where it leads
   */
  send: (
    posted: Posted,
    back: string,
    send: (call: Request) => Promise<Response>,
    remember: (cookie: string) => void,
  ) => Promise<string>;
}

const PATH = /\/api\/form\/([a-z-]+)$/;

/** Name of the form a request posts; undefined for a request that posts none. */
export const postedFormName = (request: Request): string | undefined =>
  request.method === 'POST' ? PATH.exec(new URL(request.url).pathname)?.[1] : undefined;

/** @throws BodyTooLarge */
async function contentOf(request: Request): Promise<Pick<Posted, 'fields' | 'files'>> {
  const body = new Response(await limitedBody(request), {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  const form = await body.formData().catch(() => new FormData()); // not a form: the API says what is missing
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  const files = [...form].filter((entry): entry is [string, File] => typeof entry[1] !== 'string').toReversed();
  return {
    fields: Object.fromEntries([...new Set(form.keys())].map((name) => [name, texts(name).join(',')])),
    files: Object.fromEntries(files),
  };
}

/** Headers that belong to a call and not to the form it is made for. */
const OF_THE_CALL = ['content-type', 'idempotency-key'] as const;

/** The request of a call: the browser's own, with another address and body. */
async function requestOf(call: Request, request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  for (const name of OF_THE_CALL) {
    const value = call.headers.get(name);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const { pathname, search } = new URL(call.url);
  const body = await call.arrayBuffer();
  return new Request(new URL(`${pathname}${search}`, request.url), {
    method: call.method,
    headers,
    ...(body.byteLength > 0 ? { body } : {}),
  });
}

/**
 * A form that was not read is answered by what its address says: back to the page it names as `redirectTo`, with the
 * refusal; a bare 413 where it names none.
 */
function tooLarge(request: Request): Response {
  const named = new URL(request.url).searchParams.get('redirectTo');
  if (named === null) return new Response(null, { status: 413 });
  const location = withQuery(safeRedirectTarget(named, siteOriginOf(request)), { error: 'PAYLOAD_TOO_LARGE' });
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
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
  const content = await contentOf(request).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) return null;
    throw error;
  });
  if (content === null) return tooLarge(request);
  const { linkToken } = sessionOf(request, scope);
  const posted: Posted = {
    ...content,
    target: safeRedirectTarget(content.fields.redirectTo, siteOriginOf(request)),
    cameFrom: safeRedirectTarget(request.headers.get('referer') ?? undefined, siteOriginOf(request)),
    scope,
    routes,
    linkToken,
    isSecure: schemeOf(request) === 'https',
    draftPages: draftPages(request.headers.get('cookie')),
  };
  const back = form.back(posted);
  const cookies: string[] = [];
  const send = async (call: Request): Promise<Response> => {
    const answer = await handleApiRequest(await requestOf(call, request), scope, upstream);
    cookies.push(...answer.headers.getSetCookie());
    return answer;
  };
  const location = isSameSite(request)
    ? await form.send(posted, back, send, (cookie) => cookies.push(cookie))
    : withQuery(back, { error: 'FORBIDDEN' });
  return withCookies(new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } }), cookies);
}
