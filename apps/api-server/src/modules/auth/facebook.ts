import { createHmac } from 'node:crypto';
import * as openid from 'openid-client';
import { z } from 'zod';
import { ApiError } from '../../http/apiError.ts';
import {
  answered,
  TIMEOUT_SECONDS,
  type ExternalPerson,
  type Sent,
  type SignInAnswer,
  type SignInRequest,
} from './openId.ts';

const VERSION = 'v23.0';

/** Facebook tells the e-mail address only of people who have one and let it be told. */
const personSchema = z.object({ id: z.string().min(1), name: z.string().optional(), email: z.email().optional() });

/** Our registration with Facebook, and where it is. */
export interface FacebookApp {
  appId: string;
  appSecret: string;
  /** Where people are asked, without a version. */
  url: string;
  /** The Graph API, without a version. */
  graphUrl: string;
}

/** Facebook has no discovery: its addresses are those of its manual. */
function configurationOf({ appId, appSecret, url, graphUrl }: FacebookApp): openid.Configuration {
  const configuration = new openid.Configuration(
    {
      issuer: url,
      authorization_endpoint: `${url}/${VERSION}/dialog/oauth`,
      token_endpoint: `${graphUrl}/${VERSION}/oauth/access_token`,
    },
    appId,
    undefined,
    openid.ClientSecretPost(appSecret),
  );
  configuration.timeout = TIMEOUT_SECONDS;
  if (graphUrl.startsWith('http:')) openid.allowInsecureRequests(configuration); // the demo's
  return configuration;
}

/** Address that begins a sign-in at Facebook: authorization code with PKCE. */
export async function facebookSignInUrl(app: FacebookApp, request: SignInRequest): Promise<string> {
  return openid.buildAuthorizationUrl(configurationOf(app), {
    redirect_uri: request.callbackUrl,
    scope: 'email,public_profile',
    state: request.state,
    code_challenge: await openid.calculatePKCECodeChallenge(request.codeVerifier),
    code_challenge_method: 'S256',
  }).href;
}

/**
 * Exchanges the code and asks the Graph API who it is. Facebook does not say whether the address is proven.
 * @throws ApiError FORBIDDEN when it refuses the code; EMAIL_MISSING when it tells no address
 */
export async function facebookPersonOf(
  app: FacebookApp,
  { code, state }: SignInAnswer,
  sent: Sent,
): Promise<ExternalPerson> {
  const configuration = configurationOf(app);
  const me = new URL(`${app.graphUrl}/${VERSION}/me`);
  let person: z.output<typeof personSchema>;
  try {
    const { access_token: token } = await openid.authorizationCodeGrant(
      configuration,
      answered(configuration, sent.callbackUrl, code, state),
      { expectedState: state, pkceCodeVerifier: sent.codeVerifier },
    );
    me.search = new URLSearchParams({
      fields: 'id,name,email',
      appsecret_proof: createHmac('sha256', app.appSecret).update(token).digest('hex'),
    }).toString();
    const response = await openid.fetchProtectedResource(configuration, token, me, 'GET');
    person = personSchema.parse(await response.json());
  } catch (cause) {
    throw new ApiError('FORBIDDEN', { cause });
  }
  const { id, name, email } = person;
  if (email === undefined) throw new ApiError('EMAIL_MISSING');
  return { issuer: app.url, sub: id, email, email_verified: null, name };
}
