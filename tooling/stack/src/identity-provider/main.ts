import { createServer } from 'node:http';
import { readEnvironment } from '@suluh/config/environment';
import { assertDemo } from '@suluh/config/production';
import { Provider } from 'oidc-provider';
import { clientSecretOf, DEMO_PASSWORD, people, programSlugs } from './people.ts';
import { signInPage } from './signInPage.ts';

/**
 * A small OpenID Connect provider that plays the partners' own sign-in (fordigi, magenta): authorization code flow,
 * discovery, sign-out. Real protocol over the wire; only the people are made up.
 */
const env = readEnvironment(process.env);
assertDemo('The played sign-in', env);

const origins = (slug: string) => [
  env.PROGRAM_ORIGIN,
  env.MAIN_ORIGIN,
  env.PROGRAM_ORIGIN.replace('://', `://${slug}.`),
];

const provider = new Provider(env.OIDC_ORIGIN, {
  clients: programSlugs.map((slug) => ({
    client_id: `suluh-${slug}`,
    client_secret: clientSecretOf(slug),
    redirect_uris: origins(slug).map((origin) => `${origin}/program-auth/${slug}/callback`),
    post_logout_redirect_uris: origins(slug).flatMap((origin) => [`${origin}/program/${slug}`, `${origin}/`]),
    response_types: ['code'],
    grant_types: ['authorization_code'],
  })),
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  cookies: { keys: [env.CLIENT_SECRET] },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context, form) => {
        context.body = `<!doctype html><html lang="id"><title>Keluar</title>${form}<script>document.forms[0].insertAdjacentHTML('beforeend','<input type="hidden" name="logout" value="yes">');document.forms[0].submit()</script><noscript><button form="op.logoutForm" name="logout" value="yes">Keluar</button></noscript></html>`;
      },
    },
  },
  findAccount: (_context, sub) => {
    const person = people.find((known) => known.sub === sub);
    return (
      person && {
        accountId: sub,
        claims: () => ({ sub, name: person.name, email: person.email, email_verified: true }),
      }
    );
  },
  interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  loadExistingGrant: async (context) => {
    const { client, session, provider: issuer } = context.oidc;
    if (!client || !session?.accountId) return undefined;
    const grant = new issuer.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
  renderError: (context, out) => {
    context.type = 'text/plain';
    context.body = `${out.error}: ${out.error_description ?? ''}`;
  },
});
provider.proxy = true;

const readForm = async (stream: AsyncIterable<Buffer>): Promise<URLSearchParams> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
};

const handle = provider.callback();
const server = createServer(async (request, response) => {
  if (!request.url?.startsWith('/interaction/')) return handle(request, response);
  try {
    const { params, uid } = await provider.interactionDetails(request, response);
    const send = (status: number, failed: boolean) =>
      response
        .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
        .end(signInPage({ uid, clientId: String(params.client_id), failed }));
    if (request.method !== 'POST') return void send(200, false);
    const form = await readForm(request);
    const person = people.find((known) => known.email === form.get('email')?.trim().toLowerCase());
    if (!person || form.get('password') !== DEMO_PASSWORD) return void send(401, true);
    await provider.interactionFinished(
      request,
      response,
      { login: { accountId: person.sub } },
      { mergeWithLastSubmission: false },
    );
  } catch (error) {
    response
      .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
      .end(error instanceof Error ? error.message : 'Bad request');
  }
});
server.listen(env.OIDC_PORT, env.SULUH_HOST);
process.once('SIGTERM', () => server.close(() => process.exit(0)).closeAllConnections());
