import { auth } from '@suluh/api/catalogue';
import { siteOrigins } from '@suluh/config/origins';
import { homePath, pathTo, programRoutes } from '@suluh/domain/address';
import { safeRedirectTarget, sessionTypeOf } from '@suluh/domain/session';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { siteOf } from '../../http/site.ts';
import { programBySlug, type ProgramRow } from '../program/queries.ts';
import { accountOf } from './externalAccount.ts';
import { beginLink } from './linkAccount.ts';
import { enter } from './logIn.ts';
import { discover, personOf, signInUrl, signOutUrl, type OpenIdClient } from './openId.ts';
import { digestOf, newSecret } from './secret.ts';

/** How long a person may take at the provider. */
const STATE_MINUTES = 15;

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
      (await discover(client.issuer)).discovery.end_session_endpoint ?? program.signOutUrl,
      client,
      home,
    );
  } catch (error) {
    log.warn({ err: error, program: program.slug }, 'the provider was not asked to sign out');
    return signOutUrl(program.signOutUrl, client, home);
  }
}

/** Sign-in at a programme's own OpenID provider (docs/product/session.md#visitors). */
export const ssoRoutes = [
  route(auth.ssoStart, async ({ params, query, site }, services) => {
    const program = await programBySlug(services, params.slug);
    const client = clientOf(program);
    const callback = assertOwnCallback(services, program, query.callbackUrl);
    const { discovery } = await discover(client.issuer);
    const [state, nonce, codeVerifier] = [newSecret(), newSecret(), newSecret()];
    await services.db.insert(schema.ssoState).values({
      stateHash: digestOf(state),
      programId: program.id,
      codeVerifier,
      nonce,
      callbackUrl: query.callbackUrl,
      redirectTo: safeRedirectTarget(query.redirectTo, callback.origin),
      expiresAt: new Date(services.now().getTime() + STATE_MINUTES * 60_000),
    });
    const { origin, routes } = siteOf(services.settings, program, program.sessionType, site ?? callback.origin);
    const urls = {
      signInUrl: signInUrl(discovery, client, { callbackUrl: query.callbackUrl, state, nonce, codeVerifier }),
      signOutUrl: signOutUrl(
        discovery.end_session_endpoint ?? program.signOutUrl,
        client,
        `${origin}${homePath(routes)}`,
      ),
    };
    return { data: urls };
  }),

  route(auth.ssoCallback, async ({ params, body }, services) => {
    const program = await programBySlug(services, params.slug);
    const { ssoState } = schema;
    const [sent] = await services.db
      .delete(ssoState)
      .where(
        and(
          eq(ssoState.stateHash, digestOf(body.state)),
          eq(ssoState.programId, program.id),
          gt(ssoState.expiresAt, services.now()),
        ),
      )
      .returning();
    if (!sent) throw new ApiError('FORBIDDEN');
    const person = await personOf(clientOf(program), body.code, sent);
    const { kind, account } = await accountOf(services, program, person);
    if (account.deletedAt) throw new ApiError('FORBIDDEN');
    if (kind === 'toProve')
      throw new ApiError('LINK_REQUIRED', {
        data: { linkToken: await beginLink(services, program, person, account.id, sent.redirectTo) },
      });
    const login = await enter(services, account, sessionTypeOf(program.sessionType) ?? 'reguler', program);
    return { data: { ...login, redirectTo: sent.redirectTo } };
  }),
];
