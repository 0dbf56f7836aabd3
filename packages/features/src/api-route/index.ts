import { handleApiRequest, handleLoginForm } from '@suluh/session/proxy';
import { sessionScope, type AppContext } from '../parts/context/index.ts';

/** Serves everything below a tenant's API path: the login form before JavaScript, and the calls of its islands. */
export function serveApi(request: Request, { tenant, upstream }: AppContext): Promise<Response> {
  const scope = sessionScope(tenant);
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname === tenant.routes.api('/form/login')) return handleLoginForm(request, scope, upstream, tenant.routes.login);
  return handleApiRequest(request, scope, upstream);
}
