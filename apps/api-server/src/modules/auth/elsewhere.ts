import type { SignInProvider } from '@suluh/domain/session';
import { providerName } from '@suluh/i18n-id/auth';
import type { Settings } from '../../settings.ts';
import type { Area } from './area.ts';
import type { Entrance } from './externalAccount.ts';
import { facebookPersonOf, facebookSignInUrl } from './facebook.ts';
import {
  discover,
  personOf,
  signInUrl,
  type ExternalPerson,
  type Sent,
  type SignInAnswer,
  type SignInRequest,
} from './openId.ts';

/** Somewhere people have an account by which they sign in. */
export interface Provider {
  signInUrl: (request: SignInRequest) => Promise<string>;
  personOf: (answer: SignInAnswer, sent: Sent) => Promise<ExternalPerson>;
}

/** Those we are registered with. */
export function providersOf(
  settings: Pick<
    Settings,
    | 'GOOGLE_ISSUER'
    | 'GOOGLE_CLIENT_ID'
    | 'GOOGLE_CLIENT_SECRET'
    | 'FACEBOOK_APP_ID'
    | 'FACEBOOK_APP_SECRET'
    | 'FACEBOOK_URL'
    | 'FACEBOOK_GRAPH_URL'
  >,
): Partial<Record<SignInProvider, Provider>> {
  const google = {
    issuer: settings.GOOGLE_ISSUER,
    clientId: settings.GOOGLE_CLIENT_ID,
    clientSecret: settings.GOOGLE_CLIENT_SECRET,
  };
  const facebook = {
    appId: settings.FACEBOOK_APP_ID,
    appSecret: settings.FACEBOOK_APP_SECRET,
    url: settings.FACEBOOK_URL,
    graphUrl: settings.FACEBOOK_GRAPH_URL,
  };
  return {
    ...(google.clientId && {
      google: {
        signInUrl: async (request) => signInUrl(await discover(google), request),
        personOf: (answer, sent) => personOf(google, answer, sent),
      },
    }),
    ...(facebook.appId && {
      facebook: {
        signInUrl: (request) => facebookSignInUrl(facebook, request),
        personOf: (answer, sent) => facebookPersonOf(facebook, answer, sent),
      },
    }),
  };
}

/** The way through a provider to an area; signing in counts as registering. */
export const entranceOf = (provider: SignInProvider, area: Area): Entrance => ({
  area,
  name: providerName[provider],
  emailDomains: null,
  isRegistration: true,
});
