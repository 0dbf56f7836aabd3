import { lookText } from '@suluh/i18n-id/look';
import { handleApiRequest, handleElsewhere, handleLook, handleSsoCallback, handleSsoStart } from '@suluh/session/proxy';
import { sessionScope, type AppContext } from '../parts/context/index.ts';
import { contextOf, type ContextSource, type RouteParameters } from '../parts/page/index.ts';
import { handleForm } from './forms.ts';

type Handler = (request: Request, route: { params: RouteParameters }) => Promise<Response>;
type Answer = (request: Request, context: AppContext) => Promise<Response>;

const handlerOf =
  (source: ContextSource, answer: Answer): Handler =>
  async (request, { params }) =>
    answer(request, await contextOf(source, params));

function serve(request: Request, { tenant, upstream }: AppContext): Promise<Response> {
  const scope = sessionScope(tenant);
  return (
    handleForm(request, scope, upstream, tenant.routes) ??
    handleLook(request, scope, upstream, { routes: tenant.routes, words: lookText }) ??
    handleElsewhere(request, scope, upstream, tenant.routes) ??
    handleApiRequest(request, scope, upstream)
  );
}

/**
 * Serves everything below a tenant's API path: the forms that work before JavaScript, the ways to sign-in elsewhere,
 * and the calls of its islands.
 */
export function apiRoute(source: ContextSource): Record<'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT', Handler> {
  const handle = handlerOf(source, serve);
  return { DELETE: handle, GET: handle, PATCH: handle, POST: handle, PUT: handle };
}

/** Sends the visitor to the partner's own sign-in. */
export const externalSignInRoute = (source: ContextSource): { GET: Handler } => ({
  GET: handlerOf(source, (request, { tenant, upstream }) =>
    handleSsoStart(request, sessionScope(tenant), upstream, tenant.routes),
  ),
});

/** The partner's answer: makes the session and returns. */
export const externalCallbackRoute = (source: ContextSource): { GET: Handler } => ({
  GET: handlerOf(source, (request, { tenant, upstream }) =>
    handleSsoCallback(request, sessionScope(tenant), upstream, tenant.routes),
  ),
});
