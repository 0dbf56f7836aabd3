import { formOf, handleApiRequest, handleForm, handleSsoCallback, handleSsoStart } from '@suluh/session/proxy';
import { sessionScope, type AppContext } from '../parts/context/index.ts';

/** Serves everything below a tenant's API path: the forms that work before JavaScript, and the calls of its islands. */
export function serveApi(request: Request, { tenant, upstream }: AppContext): Promise<Response> {
  const scope = sessionScope(tenant);
  const form = formOf(request);
  return form ? handleForm(form, request, scope, upstream, tenant.routes) : handleApiRequest(request, scope, upstream);
}

const ssoRoutes = ({ tenant }: AppContext) => ({
  slug: tenant.program ?? '',
  callbackPath: tenant.routes.externalCallback(),
  homePath: tenant.routes.home(),
  linkPath: tenant.routes.externalLink(),
  loginPath: tenant.routes.login,
});

/** Sends the visitor to the partner's own sign-in. */
export const beginExternalSignIn = (request: Request, context: AppContext): Promise<Response> =>
  handleSsoStart(request, sessionScope(context.tenant), context.upstream, ssoRoutes(context));

/** The partner's answer: makes the session and returns. */
export const finishExternalSignIn = (request: Request, context: AppContext): Promise<Response> =>
  handleSsoCallback(request, sessionScope(context.tenant), context.upstream, ssoRoutes(context));
