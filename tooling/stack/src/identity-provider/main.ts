import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readEnvironment } from '@suluh/config/environment';
import { assertDemo } from '@suluh/config/production';
import { siteOrigins } from '@suluh/config/origins';
import { facebookServer } from './facebookServer.ts';
import { openIdProvider } from './openIdProvider.ts';
import { clientSecretOf, facebookPeople, googlePeople, people, programSlugs } from './people.ts';

/**
 * Plays those by whom people sign in with an account they have elsewhere: the partners' own sign-in (fordigi, magenta),
 * below /google Google, below /facebook Facebook. Real protocols over the wire; only the people are made up.
 */
const env = readEnvironment(process.env);
assertDemo('The played sign-in', env);

const ownHost = (slug: string) => env.PROGRAM_ORIGIN.replace('://', `://${slug}.`);
const origins = (slug: string) => [env.PROGRAM_ORIGIN, env.MAIN_ORIGIN, ownHost(slug)];

/** Sites of ours register the end of the address alone: programmes come and go. */
const returnsTo = (provider: string) => (address: string) => {
  const { origin, host, pathname } = new URL(address);
  const isOurs =
    Object.values(siteOrigins(env)).includes(origin) || host.endsWith(`.${new URL(env.PROGRAM_ORIGIN).host}`);
  return isOurs && pathname.endsWith(`/api/session/${provider}/callback`);
};

const partners = openIdProvider({
  origin: env.OIDC_ORIGIN,
  path: '',
  cookieKey: env.CLIENT_SECRET,
  people,
  nameOf: (clientId) => clientId.replace('suluh-', ''),
  clients: programSlugs.map((slug) => ({
    client_id: `suluh-${slug}`,
    client_secret: clientSecretOf(slug),
    redirect_uris: origins(slug).map((origin) => `${origin}/program-auth/${slug}/callback`),
    post_logout_redirect_uris: origins(slug).flatMap((origin) => [`${origin}/program/${slug}`, `${origin}/`]),
    response_types: ['code'],
    grant_types: ['authorization_code'],
  })),
});

const google = openIdProvider({
  origin: env.OIDC_ORIGIN,
  path: '/google',
  cookieKey: env.CLIENT_SECRET,
  people: googlePeople,
  nameOf: () => 'Google',
  isRedirectAllowed: returnsTo('google'),
  clients: [
    {
      client_id: env.GOOGLE_CLIENT_ID,
      client_secret: env.GOOGLE_CLIENT_SECRET,
      redirect_uris: [`${env.MAIN_ORIGIN}/api/session/google/callback`],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
});

const facebook = facebookServer({
  path: '/facebook',
  appId: env.FACEBOOK_APP_ID,
  appSecret: env.FACEBOOK_APP_SECRET,
  people: facebookPeople,
  isRedirectAllowed: returnsTo('facebook'),
});

const playedAt = (path = '/') =>
  path.startsWith('/google/') ? google : path.startsWith('/facebook/') ? facebook : partners;

const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  try {
    await playedAt(request.url)(request, response);
  } catch (error) {
    response
      .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
      .end(error instanceof Error ? error.message : 'Bad request');
  }
});
server.listen(env.OIDC_PORT, env.SULUH_HOST);
process.once('SIGTERM', () => server.close(() => process.exit(0)).closeAllConnections());
