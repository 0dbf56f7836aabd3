import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider, type ClientMetadata } from 'oidc-provider';
import { readForm, sendPage } from './exchange.ts';
import { signedInAs, type Person } from './people.ts';
import { signInPage } from './signInPage.ts';

interface PlayedProvider {
  /** Origin, and below it the path that all its addresses begin with; '' for none. */
  origin: string;
  path: string;
  clients: ClientMetadata[];
  people: readonly Person[];
  cookieKey: string;
  /** Decides on addresses to return to, instead of those the clients name. */
  isRedirectAllowed?: (url: string) => boolean;
  /** What it calls itself on the form, by the client that asks. */
  nameOf: (clientId: string) => string;
}

type Handler = (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => Promise<void>;

/** An OpenID Connect provider: authorization code flow, discovery, sign-out. Only its people are made up. */
export function openIdProvider({
  origin,
  path,
  clients,
  people,
  cookieKey,
  isRedirectAllowed,
  nameOf,
}: PlayedProvider): Handler {
  const named = (cookie: string) => `${path.slice(1)}_${cookie}`;
  const provider = new Provider(`${origin}${path}`, {
    clients,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: {
      keys: [cookieKey],
      names: { session: named('session'), interaction: named('interaction'), resume: named('resume') },
    },
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
    interactions: { url: (_context, interaction) => `${path}/interaction/${interaction.uid}` },
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
  if (isRedirectAllowed) provider.Client.prototype.redirectUriAllowed = isRedirectAllowed;
  const handle = provider.callback();

  return async (request, response) => {
    request.originalUrl = request.url ?? '/';
    request.url = request.originalUrl.slice(path.length);
    if (!request.url.startsWith('/interaction/')) return handle(request, response);
    const { params, uid } = await provider.interactionDetails(request, response);
    const send = (status: number, failed: boolean) =>
      sendPage(
        response,
        status,
        signInPage({
          action: `${path}/interaction/${uid}`,
          name: nameOf(String(params.client_id)),
          people: people.filter(({ sub }) => sub.startsWith(nameOf(String(params.client_id)).toLowerCase())),
          failed,
        }),
      );
    if (request.method !== 'POST') return send(200, false);
    const person = signedInAs(people, await readForm(request));
    if (!person) return send(401, true);
    await provider.interactionFinished(
      request,
      response,
      { login: { accountId: person.sub } },
      { mergeWithLastSubmission: false },
    );
  };
}
