import { safeRedirectTarget } from '@suluh/domain/session';
import { sessionCookies } from '../cookies/index.ts';
import type { SessionScope } from '../scope/index.ts';
import { summaryOf, withCookies } from './issue.ts';
import { clientAddressHeaders, isSameSite, schemeOf } from './request.ts';
import { sendUpstream, type Upstream } from './upstream.ts';

type Answer = { status: number; body: { data?: never; status?: string } } | null;

/** Sends a JSON body to a public call and reads its envelope; null when there is no answer. */
export async function postPublic(upstream: Upstream, scope: SessionScope, request: Request, path: string, body: unknown): Promise<Answer> {
  try {
    const response = await sendUpstream(upstream, scope, { method: 'POST', path, body: JSON.stringify(body), contentType: 'application/json', headers: clientAddressHeaders(request) });
    return { status: response.status, body: (await response.json()) as { data?: never; status?: string } };
  } catch {
    return null; // spec 8, request with no server body: the caller shows its text
  }
}

/** Pages of the sign-in area, for a form's way on and back. */
export interface FormPages {
  login: (returnTo?: string) => string;
  register: (returnTo?: string) => string;
  forgotPassword: () => string;
  resetPassword: (token?: string) => string;
}

/** The forms that work before JavaScript. */
export const FORM_NAMES = ['login', 'register', 'forgot-password', 'reset-password'] as const;
export type FormName = (typeof FORM_NAMES)[number];

const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } });

const withValue = (path: string, name: string, value: string): string => `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

interface Posted {
  request: Request;
  scope: SessionScope;
  upstream: Upstream;
  pages: FormPages;
  fields: Record<string, string>;
  target: string;
}

const errorOf = (answer: Answer): string => (answer === null ? 'UNAVAILABLE' : (answer.body.status ?? 'INTERNAL'));

async function logIn({ request, scope, upstream, fields, target }: Posted, back: string): Promise<Response> {
  const program = scope.program ? { program: scope.program } : {};
  const body = { email: fields.email, password: fields.password, sessionType: scope.sessionType, ...program };
  const answer = await postPublic(upstream, scope, request, '/api/auth/login', body);
  if (answer?.status !== 200 || answer.body.data === undefined) return seeOther(withValue(back, 'error', errorOf(answer)));
  const data = answer.body.data as Parameters<typeof summaryOf>[0];
  return withCookies(seeOther(target), sessionCookies(scope.id, data.session, summaryOf(data), schemeOf(request) === 'https'));
}

async function register(posted: Posted): Promise<Response> {
  const { request, scope, upstream, pages, fields, target } = posted;
  const { fullname, email, phone, password } = fields;
  const program = scope.program ? { program: scope.program } : {};
  const answer = await postPublic(upstream, scope, request, '/api/auth/register', { fullname, email, phone, password, consent: fields.consent !== undefined, ...program });
  if (answer?.status !== 201) return seeOther(withValue(pages.register(target), 'error', errorOf(answer)));
  return logIn(posted, pages.login(target));
}

async function forgotPassword({ request, scope, upstream, pages, fields }: Posted): Promise<Response> {
  const answer = await postPublic(upstream, scope, request, '/api/auth/forgot-password', { email: fields.email, ...(scope.program ? { program: scope.program } : {}) });
  return seeOther(answer?.status === 200 ? withValue(pages.forgotPassword(), 'sent', fields.email ?? '') : withValue(pages.forgotPassword(), 'error', errorOf(answer)));
}

async function resetPassword({ request, scope, upstream, pages, fields }: Posted): Promise<Response> {
  const answer = await postPublic(upstream, scope, request, '/api/auth/reset-password', { token: fields.token, password: fields.password });
  return seeOther(answer?.status === 200 ? withValue(pages.resetPassword(), 'done', '1') : withValue(pages.resetPassword(fields.token), 'error', errorOf(answer)));
}

/**
 * A form of the sign-in area as a browser posts it before JavaScript. Answers with a redirect: onwards, or back to the form
 * with `error` set to the refusal's code. redirectTo accepts only paths of this site.
 */
export async function handleForm(name: FormName, request: Request, scope: SessionScope, upstream: Upstream, pages: FormPages): Promise<Response> {
  const form = await request.formData().catch(() => new FormData()); // not a form: the API says what is missing
  const fields = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  const target = safeRedirectTarget(fields.redirectTo);
  const posted: Posted = { request, scope, upstream, pages, fields, target };
  if (!isSameSite(request)) return seeOther(withValue(pages.login(target), 'error', 'FORBIDDEN'));
  switch (name) {
    case 'login':
      return logIn(posted, pages.login(target));
    case 'register':
      return register(posted);
    case 'forgot-password':
      return forgotPassword(posted);
    case 'reset-password':
      return resetPassword(posted);
  }
}
