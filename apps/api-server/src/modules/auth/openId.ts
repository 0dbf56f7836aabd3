import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import { ApiError } from '../../http/apiError.ts';

const TIMEOUT_MS = 5_000;
const DISCOVERY_MS = 10 * 60_000;

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
});
const tokenSchema = z.object({ id_token: z.string(), access_token: z.string() });
const personSchema = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
});

/** What a provider says about itself. */
export type Discovery = z.output<typeof discoverySchema>;
/** A person as a provider knows them. */
export type ExternalPerson = z.output<typeof personSchema> & { issuer: string };

/** A programme's registration with its provider. */
export interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const known = new Map<string, { discovery: Discovery; keys: ReturnType<typeof createRemoteJWKSet>; readAt: number }>();

async function readJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${new URL(url).origin} answered ${response.status}`);
  return response.json();
}

/** The provider's addresses and keys, kept for ten minutes. @throws ApiError UNAVAILABLE */
export async function discover(
  issuer: string,
): Promise<{ discovery: Discovery; keys: ReturnType<typeof createRemoteJWKSet> }> {
  const kept = known.get(issuer);
  if (kept && Date.now() - kept.readAt < DISCOVERY_MS) return kept;
  try {
    const discovery = discoverySchema.parse(
      await readJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`),
    );
    if (discovery.issuer.replace(/\/$/, '') !== issuer.replace(/\/$/, '')) throw new Error('another issuer answers');
    const read = { discovery, keys: createRemoteJWKSet(new URL(discovery.jwks_uri)), readAt: Date.now() };
    known.set(issuer, read);
    return read;
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { cause });
  }
}

/** Address that begins a sign-in: authorization code with PKCE. */
export function signInUrl(
  discovery: Discovery,
  client: OpenIdClient,
  request: { callbackUrl: string; state: string; nonce: string; codeVerifier: string },
): string {
  const url = new URL(discovery.authorization_endpoint);
  const challenge = createHash('sha256').update(request.codeVerifier).digest('base64url');
  const fields = {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: request.callbackUrl,
    scope: 'openid email profile',
    state: request.state,
    nonce: request.nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Address that ends the sign-in at the provider and comes back (OpenID Connect RP-Initiated Logout); null without an
 * endpoint.
 */
export function signOutUrl(endpoint: string | null | undefined, client: OpenIdClient, returnTo: string): string | null {
  if (!endpoint) return null;
  const url = new URL(endpoint);
  url.searchParams.set('client_id', client.clientId);
  url.searchParams.set('post_logout_redirect_uri', returnTo);
  return url.href;
}

/**
 * Exchanges the code and reads who it is from the verified ID token, or from userinfo when the token does not say.
 * @throws ApiError FORBIDDEN when the provider refuses the code or the token is not for us
 */
export async function personOf(
  client: OpenIdClient,
  code: string,
  sent: { callbackUrl: string; nonce: string; codeVerifier: string },
): Promise<ExternalPerson> {
  const { discovery, keys } = await discover(client.issuer);
  try {
    const basic = Buffer.from(
      `${encodeURIComponent(client.clientId)}:${encodeURIComponent(client.clientSecret)}`,
    ).toString('base64');
    const tokens = tokenSchema.parse(
      await readJson(discovery.token_endpoint, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: sent.callbackUrl,
          code_verifier: sent.codeVerifier,
        }),
      }),
    );
    const { payload } = await jwtVerify(tokens.id_token, keys, { issuer: discovery.issuer, audience: client.clientId });
    if (payload.nonce !== sent.nonce) throw new Error('nonce differs');
    const more =
      payload.email === undefined && discovery.userinfo_endpoint
        ? await readJson(discovery.userinfo_endpoint, { headers: { authorization: `Bearer ${tokens.access_token}` } })
        : {};
    return { ...personSchema.parse({ ...payload, ...(more as object), sub: payload.sub }), issuer: client.issuer };
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('FORBIDDEN');
  }
}
