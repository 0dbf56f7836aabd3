import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { outboxOf } from '../../../test/outboxOf.ts';

let test: TestApp;
let provider: Server;
let issuer: string;
const person = { sub: 'fordigi-001', email: 'ratna@fordigi.example', name: 'Ratna Kusuma', email_verified: true };
/** What the provider puts into its next ID token; the nonce is the one it was sent. */
let claims: Record<string, unknown> = person;
let nonce = '';
/** What is wrong with its next ID token. */
let forged: { issuer?: string; audience?: string; isByAnotherKey?: boolean; expires?: string } = {};

beforeAll(async () => {
  test = await startTestApp();
  const keys = await generateKeyPair('RS256', { extractable: true });
  const otherKeys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256' };
  provider = createServer(async (request, response) => {
    const json = (value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (request.url?.startsWith('/.well-known')) {
      return void json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        end_session_endpoint: `${issuer}/end`,
      });
    }
    if (request.url === '/keys') return void json({ keys: [jwk] });
    const idToken = await new SignJWT({ nonce, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(forged.issuer ?? issuer)
      .setAudience(forged.audience ?? 'suluh-fordigi')
      .setIssuedAt()
      .setExpirationTime(forged.expires ?? '5m')
      .sign(forged.isByAnotherKey ? otherKeys.privateKey : keys.privateKey);
    json({ id_token: idToken, access_token: 'a', token_type: 'Bearer' });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  await test.services.db
    .update(schema.program)
    .set({ oidcIssuer: issuer, host: 'masuk.fordigi.example' })
    .where(eq(schema.program.slug, 'fordigi'));
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
    expect(first.body.data).toMatchObject({
      program: 'fordigi',
      redirectTo: '/program/fordigi/my-course',
      user: { email: person.email, isVerified: true },
    });
    const again = await finish(await begin());
    expect((again.body.data as { user: { id: string } }).user.id).toBe(
      (first.body.data as { user: { id: string } }).user.id,
    );
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

  it.each([
    ['of another issuer', { issuer: 'https://lain.example' }],
    ['for another client', { audience: 'suluh-lain' }],
    ['signed by another key', { isByAnotherKey: true }],
    ['that is over', { expires: '-5m' }],
  ])('refuses a token %s', async (_, what) => {
    const state = await begin();
    forged = what;
    expect((await finish(state)).status).toBe(403);
    forged = {};
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

  it('ends at the provider too, which comes back to the home of the site the learner is on', async () => {
    const logOut = async (site?: string) => {
      const { body } = await finish(await begin());
      const { token } = (body.data as { session: { token: string } }).session;
      return (
        await test.call('POST', '/api/auth/logout', {
          auth: `Bearer ${token}`,
          ...(site ? { headers: { 'x-site': site } } : {}),
        })
      ).body.data as { redirect: string };
    };
    for (const [site, home] of [
      ['http://localhost:3003/program/fordigi', 'http://localhost:3003/program/fordigi'],
      ['http://localhost:3000/program/fordigi', 'http://localhost:3000/program/fordigi'],
      ['http://masuk.fordigi.example:3003/', 'http://masuk.fordigi.example:3003/'],
      ['http://evil.example/', 'http://localhost:3003/program/fordigi'],
      [undefined, 'http://localhost:3003/program/fordigi'],
    ] as const) {
      const { redirect } = await logOut(site);
      const url = new URL(redirect);
      expect([
        `${url.origin}${url.pathname}`,
        url.searchParams.get('client_id'),
        url.searchParams.get('post_logout_redirect_uri'),
      ]).toEqual([`${issuer}/end`, 'suluh-fordigi', home]);
    }
  });

  it('does not exist for programmes without it', async () => {
    expect((await test.call('GET', `/api/sso/janabadra?callbackUrl=${encodeURIComponent(callbackUrl)}`)).status).toBe(
      404,
    );
  });
});

describe('whoever is put out of an account while they sign in to it at a partner', () => {
  it('is out: that there never was a password does not let them in', async () => {
    const { services } = test;
    claims = { sub: 'fordigi-009', email: 'calon.staf@fordigi.example', name: 'Calon Staf' };
    const first = await finish(await begin());
    const { id } = (first.body.data as { user: { id: string } }).user;
    const state = await begin();
    const door = await services.pool.connect();
    try {
      // A role is being given: the row is held, and the provider's account goes with it.
      await door.query('begin');
      await door.query('select from user_account where id = $1 for update', [id]);
      const late = finish(state);
      const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await services.pool.query(waits)).rowCount).toBe(1);
      await door.query('delete from external_identity where user_id = $1', [id]);
      await door.query('commit');
      expect((await late).status).toBe(401);
    } finally {
      door.release();
    }
    claims = person;
  });
});

describe('an account that has the address of somebody who signs in at a partner', () => {
  const as = (sub: string, email: string) =>
    void (claims = { sub, email, email_verified: true, name: 'Yusuf Hidayat' });
  const signIn = async () => finish(await begin('&redirectTo=/program/fordigi/my-course'));
  const register = async (email: string, isVerified: boolean) => {
    await test.call('POST', '/api/auth/register', {
      body: { fullname: 'Siapa Saja', email, phone: '81234567890', password: 'Rimba12345', consent: true },
    });
    if (isVerified)
      await test.services.db
        .update(schema.userAccount)
        .set({ isVerified: true })
        .where(eq(schema.userAccount.email, email));
    await test.services.db.delete(schema.tryCount);
    return logIn(email);
  };
  const logIn = async (email: string, password = 'Rimba12345') =>
    test.call('POST', '/api/auth/login', { body: { email, password } });
  const me = async (login: { body: { data: never } }) =>
    test.call('GET', '/api/profile/me', {
      auth: `Bearer ${(login.body.data as { session: { token: string } }).session.token}`,
    });
  const refreshOf = (login: { body: { data: never } }) =>
    test.call('POST', '/api/auth/refresh-token', {
      auth: `Bearer ${(login.body.data as { session: { refreshToken: string } }).session.refreshToken}`,
    });
  const linkTokenOf = ({ body }: { body: { data: never } }) => (body.data as { linkToken: string }).linkToken;
  const link = (body: object) => test.call('POST', '/api/auth/link', { body });
  const mails = async (kind: string, to: string) =>
    (await outboxOf(test.services.db, kind))
      .map(({ payload }) => payload as { to: string; link: string })
      .filter((mail) => mail.to === to);

  it('and was never proven loses its password and its logins, and its owner is told', async () => {
    const email = 'yusuf@fordigi.example';
    const attacker = await register(email, false);
    as('fordigi-002', email);
    const victim = await signIn();
    expect(victim.body.data).toMatchObject({ user: { email, isVerified: true } });
    expect((await me(attacker)).status).toBe(401);
    expect((await refreshOf(attacker)).status).toBe(403);
    expect((await logIn(email)).status).toBe(401);
    expect((await mails('accountSecured', email)).length).toBe(1);
    expect((await signIn()).status).toBe(200); // known by issuer and subject from now on
  });

  it('and was never proven leaves no login that was begun at the same moment', async () => {
    const email = 'balap@fordigi.example';
    await register(email, false);
    as('fordigi-race', email);
    const state = await begin();
    const [attacker, victim] = await Promise.all([logIn(email), finish(state)]);
    expect(victim.status).toBe(200);
    if (attacker.status === 200) expect((await me(attacker)).status).toBe(401);
  });

  it("and was never proven leaves no other provider's account in it", async () => {
    const email = 'dua@fordigi.example';
    claims = { sub: 'attacker', email, email_verified: false };
    expect((await signIn()).status).toBe(200); // made with an address nobody proved
    as('fordigi-owner', email);
    expect((await signIn()).status).toBe(200);
    claims = { sub: 'attacker', email, email_verified: false };
    expect((await signIn()).status).toBe(403);
  });

  it('and is proven is joined by its password, once; until then nothing is', async () => {
    const email = 'budi@contoh.example';
    const owner = await register(email, true);
    as('fordigi-003', email);
    const refused = await signIn();
    expect(refused.body).toMatchObject({ code: 409, status: 'LINK_REQUIRED' });
    const linkToken = linkTokenOf(refused);
    expect((await link({ linkToken, password: 'Salah12345' })).body).toMatchObject({
      code: 401,
      message: 'Kata sandi salah',
    });
    expect((await link({ linkToken: 'x', password: 'Rimba12345' })).body).toMatchObject({
      code: 403,
      status: 'TOKEN_REVOKED',
    });
    const { body } = await link({ linkToken, password: 'Rimba12345' });
    expect(body.data).toMatchObject({ program: 'fordigi', redirectTo: '/program/fordigi/my-course', user: { email } });
    expect((await link({ linkToken, password: 'Rimba12345' })).status).toBe(403);
    expect((await me(owner)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  it('and is proven is guarded from guesses on this way too', async () => {
    const email = 'tebak@contoh.example';
    await register(email, true);
    as('fordigi-004', email);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess++)
      statuses.push((await link({ linkToken: linkTokenOf(await signIn()), password: `Salah${guess}` })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn(email)).status).toBe(429);
  });

  it('and is proven is joined by a mailed link, in the browser that signed in', async () => {
    const email = 'surel@contoh.example';
    await register(email, true);
    as('fordigi-005', email);
    const linkToken = linkTokenOf(await signIn());
    const ask = await test.call('POST', '/api/auth/link/mail', {
      body: { linkToken },
      headers: { 'x-site': 'http://localhost:3000/program/fordigi' },
    });
    expect(ask.status).toBe(200);
    const mailed = new URL((await mails('linkAccount', email)).at(-1)!.link);
    expect(mailed.origin + mailed.pathname).toBe('http://localhost:3000/program-auth/fordigi/link');
    const mailToken = mailed.searchParams.get('token');
    expect((await link({ linkToken: linkTokenOf(await signIn()), mailToken })).status).toBe(403);
    expect((await link({ linkToken, mailToken: 'x' })).status).toBe(403);
    expect((await link({ linkToken, mailToken })).body.data).toMatchObject({ user: { email } });
    expect((await signIn()).status).toBe(200);
  });

  it('is out of reach of a provider that speaks for other domains', async () => {
    const email = 'rini@lain.example';
    await register(email, false);
    await test.services.db
      .update(schema.program)
      .set({ emailDomains: ['fordigi.example'] })
      .where(eq(schema.program.slug, 'fordigi'));
    await new Promise((resolve) => setTimeout(resolve, 100)); // the change is announced
    for (const address of [email, 'baru@lain.example', 'baru@fordigi.example.evil.example', 'baru@xfordigi.example']) {
      as(`elsewhere ${address}`, address);
      expect((await signIn()).status, address).toBe(403);
    }
    expect((await logIn(email)).status).toBe(200);
    as('fordigi-006', 'Baru@Fordigi.example');
    expect((await signIn()).status).toBe(200);
  });

  it('asks again after its owner chose a password by mail', async () => {
    const email = 'tanpa@fordigi.example';
    as('fordigi-007', email);
    expect((await signIn()).status).toBe(200); // an account the provider alone vouched for
    await test.call('POST', '/api/auth/forgot-password', { body: { email } });
    const token = new URL((await mails('passwordReset', email)).at(-1)!.link).searchParams.get('token');
    expect(
      (await test.call('POST', '/api/auth/reset-password', { body: { token, password: 'Baru12345' } })).status,
    ).toBe(200);
    expect((await signIn()).body).toMatchObject({ status: 'LINK_REQUIRED' });
  });
});
