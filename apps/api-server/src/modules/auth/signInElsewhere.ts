import { auth } from '@suluh/api/catalogue';
import { siteOrigins } from '@suluh/config/origins';
import { callbackPath, sitesOf } from '@suluh/domain/address';
import { abilitiesOf, safeRedirectTarget, type SignInProvider } from '@suluh/domain/session';
import { ApiError } from '../../http/apiError.ts';
import { route, type Call } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { areaNamed, areaStored, type Area } from './area.ts';
import { entranceOf, providersOf, type Provider } from './elsewhere.ts';
import { signedIn } from './signInExternally.ts';
import { beginState, spendState } from './ssoState.ts';

/** Codes may only be sent to our own sites: those of the area. @throws ApiError BAD_REQUEST */
function assertOwnCallback(
  { settings }: Services,
  { program, sessionType }: Area,
  provider: SignInProvider,
  url: string,
) {
  const sites = sitesOf(siteOrigins(settings), {
    program: program && abilitiesOf(program.sessionType).hasProgrammes ? program : null,
    sessionType,
  });
  if (!sites.some(({ origin, routes }) => url === `${origin}${callbackPath(routes, provider)}`))
    throw new ApiError('BAD_REQUEST', { errors: [{ field: 'callbackUrl', message: 'not a page of ours' }] });
}

/** @throws ApiError NOT_FOUND where we are not registered with it */
function registered({ settings }: Services, provider: SignInProvider): Provider {
  const found = providersOf(settings)[provider];
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
}

const start =
  (provider: SignInProvider) =>
  async (
    { query, programHeader }: Pick<Call<typeof auth.googleStart>, 'query' | 'programHeader'>,
    services: Services,
  ) => {
    const { signInUrl } = registered(services, provider);
    const area = await areaNamed(services, query, programHeader);
    if (area.program?.oidcIssuer) throw new ApiError('EXTERNAL_LOGIN_ONLY');
    assertOwnCallback(services, area, provider, query.callbackUrl);
    const request = await beginState(
      services,
      { provider, programId: area.program?.id ?? null, sessionType: area.sessionType },
      {
        callbackUrl: query.callbackUrl,
        redirectTo: safeRedirectTarget(query.redirectTo, new URL(query.callbackUrl).origin),
        referralCode: query.referralCode,
      },
    );
    return { data: { signInUrl: await signInUrl(request) } };
  };

const finish =
  (provider: SignInProvider) =>
  async ({ body }: Pick<Call<typeof auth.google>, 'body'>, services: Services) => {
    const { personOf } = registered(services, provider);
    const sent = await spendState(services, body.state, { provider });
    const person = await personOf(body, sent);
    const area = await areaStored(services, sent);
    return {
      data: await signedIn(
        services,
        { ...entranceOf(provider, area), referralCode: sent.referralCode },
        sent,
        person,
        sent.redirectTo,
      ),
    };
  };

/** Sign-in with what people have at Google or Facebook (docs/product/session.md#google-and-facebook). */
export const elsewhereRoutes = [
  route(auth.providers, async (_call, { settings }) => ({
    data: { providers: Object.keys(providersOf(settings)) as SignInProvider[] },
  })),
  route(auth.googleStart, start('google')),
  route(auth.google, finish('google')),
  route(auth.facebookStart, start('facebook')),
  route(auth.facebook, finish('facebook')),
];
