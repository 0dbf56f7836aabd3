import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm, sendJson, sendPage } from './exchange.ts';
import { signedInAs, type Person } from './people.ts';
import { signInPage } from './signInPage.ts';

interface PlayedFacebook {
  /** Path that all its addresses begin with. */
  path: string;
  appId: string;
  appSecret: string;
  people: readonly Person[];
  isRedirectAllowed: (url: string) => boolean;
}

/** How long a code holds, in milliseconds. */
const CODE_MS = 10 * 60_000;

interface Code {
  person: Person;
  redirectUri: string;
  challenge: string;
  endsAt: number;
}

const refusal = (response: ServerResponse, message: string): void =>
  sendJson(response, 400, { error: { message, type: 'OAuthException', code: 100 } });

/**
 * Facebook's login as its manual has it for who writes their own: the dialog, the exchange of a code, and `/me` of the
 * Graph API with the proof of the app's secret. OAuth 2 without OpenID; only the people are made up.
 */
export function facebookServer({ path, appId, appSecret, people, isRedirectAllowed }: PlayedFacebook) {
  const codes = new Map<string, Code>();
  const tokens = new Map<string, Person>();

  async function dialog(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const asked = url.searchParams;
    const redirectUri = asked.get('redirect_uri') ?? '';
    if (asked.get('client_id') !== appId || !isRedirectAllowed(redirectUri))
      return refusal(response, 'URL blocked: the redirect URI is not whitelisted in the app.');
    const send = (status: number, failed: boolean) =>
      sendPage(
        response,
        status,
        signInPage({ action: `${url.pathname}${url.search}`, name: 'Facebook', people, failed }),
      );
    if (request.method !== 'POST') return send(200, false);
    const person = signedInAs(people, await readForm(request));
    if (!person) return send(401, true);
    const code = randomBytes(24).toString('base64url');
    codes.set(code, {
      person,
      redirectUri,
      challenge: asked.get('code_challenge') ?? '',
      endsAt: Date.now() + CODE_MS,
    });
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    response.writeHead(303, { location: back.href }).end();
  }

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request);
    const code = form.get('code') ?? '';
    const known = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (form.get('client_id') !== appId || form.get('client_secret') !== appSecret)
      return refusal(response, 'Error validating client secret.');
    if (!known || known.endsAt < Date.now()) return refusal(response, 'This authorization code has been used.');
    if (known.redirectUri !== form.get('redirect_uri') || known.challenge !== challenge)
      return refusal(response, 'Error validating verification code.');
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, known.person);
    sendJson(response, 200, { access_token: token, token_type: 'bearer', expires_in: 5_183_944 });
  }

  function me(request: IncomingMessage, response: ServerResponse, url: URL): void {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const person = tokens.get(token);
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    if (!person || url.searchParams.get('appsecret_proof') !== proof)
      return refusal(response, 'Invalid appsecret_proof provided in the API argument');
    const all = { id: person.sub, name: person.name, ...(!person.isEmailHidden && { email: person.email }) };
    const fields = (url.searchParams.get('fields') ?? 'id,name').split(',');
    sendJson(response, 200, Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name))));
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://facebook');
    const place = url.pathname.slice(path.length).replace(/^\/v\d+\.\d+/, '');
    if (place === '/dialog/oauth') return dialog(request, response, url);
    if (place === '/oauth/access_token' && request.method === 'POST') return exchange(request, response);
    if (place === '/me') return me(request, response, url);
    response.writeHead(404).end();
  };
}
