import { auth } from '@suluh/api/catalogue';
import { siteOrigins } from '@suluh/config/origins';
import { homePath, pathTo, programRoutes } from '@suluh/domain/address';
import { safeRedirectTarget } from '@suluh/domain/session';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { siteOf } from '../../http/site.ts';
import { programBySlug, type ProgramRow } from '../program/queries.ts';
import { accountOf, partnerEntrance, type Entrance } from './externalAccount.ts';
import { beginLink } from './linkAccount.ts';
import { enter } from './logIn.ts';
import { discover, personOf, signInUrl, signOutUrl, type ExternalPerson, type OpenIdClient } from './openId.ts';
import { beginState, spendState, type SignInWay } from './ssoState.ts';

function clientOf(program: ProgramRow): OpenIdClient {
  if (!program.oidcIssuer || !program.oidcClientId) throw new ApiError('NOT_FOUND');
  return { issuer: program.oidcIssuer, clientId: program.oidcClientId, clientSecret: program.oidcClientSecret ?? '' };
}

/** Codes may only be sent to our own pages: one of the configured origins, or the programme's host. */
function assertOwnCallback({ settings }: Services, program: ProgramRow, callbackUrl: string): URL {
  const url = new URL(callbackUrl);
  const { main, program: shared } = siteOrigins(settings);
  const origins = [main, shared];
  const isOwn = origins.includes(url.origin) || (program.host !== null && url.hostname === program.host);
  if (!isOwn || url.pathname !== pathTo(programRoutes(program.slug, 'program'), 'externalCallback'))
    throw new ApiError('BAD_REQUEST', { errors: [{ field: 'callbackUrl', message: 'not a page of ours' }] });
  return url;
}

/**
 * Address that ends the sign-in at a programme's provider too and comes back to `home`; null when it has none. A
 * provider that does not answer keeps nobody logged in here.
 */
export async function partnerSignOut(
  program: ProgramRow,
  home: string,
  log: FastifyBaseLogger,
): Promise<string | null> {
  if (!program.oidcIssuer) return null;
  const client = clientOf(program);
  try {
    return signOutUrl(
      (await discover(client)).serverMetadata().end_session_endpoint ?? program.signOutUrl,
      client,
      home,
    );
  } catch (error) {
    log.warn({ err: error, program: program.slug }, 'the provider was not asked to sign out');
    return signOutUrl(program.signOutUrl, client, home);
  }
}

const wayOf = ({ id, sessionType }: ProgramRow): SignInWay => ({ provider: null, programId: id, sessionType });

/**
 * Logs in who signed in at a provider. @throws ApiError LINK_REQUIRED with what ties the proof to the sign-in; and as
 * `accountOf` and `enter` do
 */
export async function signedIn(
  services: Services,
  entrance: Entrance,
  way: SignInWay,
  person: ExternalPerson,
  redirectTo: string,
) {
  const { kind, account } = await accountOf(services, entrance, person);
  if (account.deletedAt) throw new ApiError('FORBIDDEN');
  if (kind === 'toProve')
    throw new ApiError('LINK_REQUIRED', {
      data: { linkToken: await beginLink(services, way, person, account.id, redirectTo) },
    });
  const login = await enter(services, account, entrance.area, { issuer: person.issuer, subject: person.sub });
  return { ...login, redirectTo };
}

/** Sign-in at a programme's own OpenID provider (docs/product/session.md#visitors). */
export const ssoRoutes = [
  route(auth.ssoStart, async ({ params, query, site }, services) => {
    const program = await programBySlug(services, params.slug);
    const client = clientOf(program);
    const callback = assertOwnCallback(services, program, query.callbackUrl);
    const configuration = await discover(client);
    const request = await beginState(services, wayOf(program), {
      callbackUrl: query.callbackUrl,
      redirectTo: safeRedirectTarget(query.redirectTo, callback.origin),
    });
    const { origin, routes } = siteOf(services.settings, program, program.sessionType, site ?? callback.origin);
    const urls = {
      signInUrl: await signInUrl(configuration, request),
      signOutUrl: signOutUrl(
        configuration.serverMetadata().end_session_endpoint ?? program.signOutUrl,
        client,
        `${origin}${homePath(routes)}`,
      ),
    };
    return { data: urls };
  }),

  route(auth.ssoCallback, async ({ params, body }, services) => {
    const program = await programBySlug(services, params.slug);
    const sent = await spendState(services, body.state, { programId: program.id });
    const person = await personOf(clientOf(program), body, sent);
    return { data: await signedIn(services, partnerEntrance(program), wayOf(program), person, sent.redirectTo) };
  }),
];
