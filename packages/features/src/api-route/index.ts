import { FORM_NAMES, handleApiRequest, handleForm } from '@suluh/session/proxy';
import { sessionScope, type AppContext } from '../parts/context/index.ts';

/** Serves everything below a tenant's API path: the sign-in forms before JavaScript, and the calls of its islands. */
export function serveApi(request: Request, { tenant, upstream }: AppContext): Promise<Response> {
  const scope = sessionScope(tenant);
  const { pathname } = new URL(request.url);
  const form = request.method === 'POST' ? FORM_NAMES.find((name) => pathname === tenant.routes.api(`/form/${name}`)) : undefined;
  return form ? handleForm(form, request, scope, upstream, tenant.routes) : handleApiRequest(request, scope, upstream);
}
