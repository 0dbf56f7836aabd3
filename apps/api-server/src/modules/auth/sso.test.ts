import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;
let provider: Server;
let issuer: string;
const person = { sub: 'fordigi-001', email: 'ratna@fordigi.example', name: 'Ratna Kusuma', email_verified: true };
/** What the provider puts into its next ID token; the nonce is the one it was sent. */
let claims: Record<string, unknown> = person;
let nonce = '';

beforeAll(async () => {
  test = await startTestApp();
  const keys = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256' };
  provider = createServer(async (request, response) => {
    const json = (value: unknown) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (request.url?.startsWith('/.well-known')) {
      return void json({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys`, end_session_endpoint: `${issuer}/end` });
    }
    if (request.url === '/keys') return void json({ keys: [jwk] });
    const idToken = await new SignJWT({ nonce, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'k' }).setIssuer(issuer).setAudience('suluh-fordigi').setExpirationTime('5m').sign(keys.privateKey);
    json({ id_token: idToken, access_token: 'a' });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  await test.services.db.update(schema.program).set({ oidcIssuer: issuer }).where(eq(schema.program.slug, 'fordigi'));
  await new Promise((resolve) => setTimeout(resolve, 100)); // the change is announced
});
afterAll(async () => {
  await test?.stop();
  provider?.close();
});

const callbackUrl = 'http://localhost:3003/program-auth/fordigi/callback';
const start = (more = '') => test.call('GET', `/api/sso/fordigi?callbackUrl=${encodeURIComponent(callbackUrl)}${more}`);
const finish = (state: string) => test.call('POST', '/api/sso/fordigi/callback', { body: { code: 'c', state } });

async function begin(more = ''): Promise<string> {
  const { body } = await start(more);
  const { searchParams } = new URL((body.data as { signInUrl: string }).signInUrl);
  nonce = searchParams.get('nonce') ?? '';
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  return searchParams.get('state') ?? '';
}

describe('signing in at a partner', () => {
  it('makes the account once and returns to the page it began on', async () => {
    const first = await finish(await begin('&redirectTo=/program/fordigi/my-course'));
    expect(first.body.data).toMatchObject({ program: 'fordigi', redirectTo: '/program/fordigi/my-course', user: { email: person.email, isVerified: true } });
    const again = await finish(await begin());
    expect((again.body.data as { user: { id: string } }).user.id).toBe((first.body.data as { user: { id: string } }).user.id);
  });

  it('uses a state once', async () => {
    const state = await begin();
    expect((await finish(state)).status).toBe(200);
    expect((await finish(state)).status).toBe(403);
  });

  it('refuses a token for another sign-in', async () => {
    const state = await begin();
    nonce = 'another';
    expect((await finish(state)).status).toBe(403);
  });

  it('does not hand an existing account to an unverified e-mail', async () => {
    claims = { sub: 'someone', email: 'rina@contoh.example', email_verified: false };
    expect((await finish(await begin())).status).toBe(403);
    claims = person;
  });

  it('sends codes to our own pages only', async () => {
    for (const url of ['https://evil.example/program-auth/fordigi/callback', 'http://localhost:3003/elsewhere']) {
      expect((await test.call('GET', `/api/sso/fordigi?callbackUrl=${encodeURIComponent(url)}`)).status).toBe(400);
    }
  });

  it('returns nowhere but to our own site', async () => {
    const { body } = await finish(await begin(`&redirectTo=${encodeURIComponent('https://evil.example/')}`));
    expect(body.data).toMatchObject({ redirectTo: '/' });
  });

  it('does not exist for programmes without it', async () => {
    expect((await test.call('GET', `/api/sso/janabadra?callbackUrl=${encodeURIComponent(callbackUrl)}`)).status).toBe(404);
  });
});
