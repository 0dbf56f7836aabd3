import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import { z } from 'zod';
import { ApiError } from '../../http/apiError.ts';

/** Longest wait for a provider. */
export const TIMEOUT_SECONDS = 5;
const DISCOVERY_MS = 10 * 60_000;

const personSchema = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
});

/** A person as a provider knows them. */
export interface ExternalPerson {
  issuer: string;
  sub: string;
  email: string;
  /** Null: the provider does not say. */
  email_verified: boolean | null;
  name?: string | undefined;
}

/** What goes to a provider with the visitor, to come back with the answer. */
export interface SignInRequest {
  callbackUrl: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What came back, and what of the request is needed to believe it. */
export interface SignInAnswer {
  code: string;
  state: string;
}
export type Sent = Omit<SignInRequest, 'state'>;

/** A programme's registration with its provider. */
export interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const known = new LRUCache<string, openid.Configuration>({ max: 500, ttl: DISCOVERY_MS });

/**
 * The provider's addresses with our registration there, kept for ten minutes. ID tokens are checked by the provider's
 * keys, also those that come straight from it. Plain http is spoken where the programme's own row says so, as the
 * demo's does. @throws ApiError UNAVAILABLE
 */
export async function discover(client: OpenIdClient): Promise<openid.Configuration> {
  const key = JSON.stringify([client.issuer, client.clientId, client.clientSecret]);
  const kept = known.get(key);
  if (kept) return kept;
  try {
    const issuer = new URL(client.issuer);
    const read = await openid.discovery(
      issuer,
      client.clientId,
      undefined,
      client.clientSecret === '' ? openid.None() : openid.ClientSecretBasic(client.clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        execute: [
          openid.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
        ],
      },
    );
    known.set(key, read);
    return read;
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { cause });
  }
}

/** Address that begins a sign-in: authorization code with PKCE. */
export async function signInUrl(configuration: openid.Configuration, request: SignInRequest): Promise<string> {
  return openid.buildAuthorizationUrl(configuration, {
    redirect_uri: request.callbackUrl,
    scope: 'openid email profile',
    state: request.state,
    nonce: request.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(request.codeVerifier),
    code_challenge_method: 'S256',
  }).href;
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
 * The address the provider sent the visitor back to. Its own name is put in where providers give it (RFC 9207): the
 * callback page passes on code and state alone, and each programme's state and callback belong to one provider.
 */
export function answered(configuration: openid.Configuration, callbackUrl: string, code: string, state: string): URL {
  const url = new URL(callbackUrl);
  url.search = new URLSearchParams({ code, state, iss: configuration.serverMetadata().issuer }).toString();
  return url;
}

/**
 * Exchanges the code and reads who it is from the verified ID token, or from userinfo when the token does not say.
 * @throws ApiError FORBIDDEN when the provider refuses the code or the token is not for us or not for this sign-in
 */
export async function personOf(
  client: OpenIdClient,
  { code, state }: SignInAnswer,
  sent: Sent,
): Promise<ExternalPerson> {
  const configuration = await discover(client);
  try {
    const tokens = await openid.authorizationCodeGrant(
      configuration,
      answered(configuration, sent.callbackUrl, code, state),
      {
        expectedState: state,
        expectedNonce: sent.nonce,
        pkceCodeVerifier: sent.codeVerifier,
        idTokenExpected: true,
      },
    );
    const claims = tokens.claims()!;
    const more =
      claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
    return { ...personSchema.parse({ ...claims, ...more, sub: claims.sub }), issuer: client.issuer };
  } catch {
    throw new ApiError('FORBIDDEN');
  }
}
