import { CART_FORM_NAMES, FORM_NAMES, handleApiRequest, handleCartForm, handleForm, handlePaymentForm, handleSsoCallback, handleSsoStart, PAYMENT_FORM_NAMES } from '@suluh/session/proxy';
import { sessionScope, type AppContext } from '../parts/context/index.ts';

/** Serves everything below a tenant's API path: the forms of sign-in, cart and orders before JavaScript, and the calls of its islands. */
export function serveApi(request: Request, { tenant, upstream }: AppContext): Promise<Response> {
  const scope = sessionScope(tenant);
  const { pathname } = new URL(request.url);
  const posted = <Name extends string>(names: readonly Name[]) => (request.method === 'POST' ? names.find((name) => pathname.endsWith(`/api/form/${name}`)) : undefined);
  const cartForm = posted(CART_FORM_NAMES);
  if (cartForm) return handleCartForm(cartForm, request, scope, upstream, tenant.routes);
  const paymentForm = posted(PAYMENT_FORM_NAMES);
  if (paymentForm) return handlePaymentForm(paymentForm, request, scope, upstream, tenant.routes.login);
  const form = posted(FORM_NAMES);
  return form ? handleForm(form, request, scope, upstream, tenant.routes) : handleApiRequest(request, scope, upstream);
}

const ssoRoutes = ({ tenant }: AppContext) => ({
  slug: tenant.program ?? '',
  callbackPath: tenant.routes.externalCallback(),
  homePath: tenant.routes.home(),
  loginPath: tenant.routes.login,
});

/** Sends the visitor to the partner's own sign-in. */
export const beginExternalSignIn = (request: Request, context: AppContext): Promise<Response> => handleSsoStart(request, sessionScope(context.tenant), context.upstream, ssoRoutes(context));

/** The partner's answer: makes the session and returns. */
export const finishExternalSignIn = (request: Request, context: AppContext): Promise<Response> => handleSsoCallback(request, sessionScope(context.tenant), context.upstream, ssoRoutes(context));
