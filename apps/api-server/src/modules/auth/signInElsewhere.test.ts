import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { newStaff } from '../../../test/staff.ts';

let test: TestApp;
let server: Server;
let origin: string;
/** Who signs in next, and what the provider was told when it was asked, by the code it gives. */
let person: Record<string, unknown> = {};
const asked = new Map<string, URLSearchParams>();

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
const askedFor = (form: URLSearchParams) => asked.get(form.get('code') ?? '');
const isProven = (form: URLSearchParams) =>
  createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url') === askedFor(form)?.get('code_challenge');

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' };
  server = createServer(async (request, response) => {
    const json = (value: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const url = new URL(request.url ?? '/', origin);
    const issuer = `${origin}/google`;
    if (url.pathname === '/google/.well-known/openid-configuration')
      return void json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      });
    if (url.pathname === '/google/keys') return void json({ keys: [jwk] });
    if (url.pathname === '/google/token') {
      const form = await formOf(request);
      if (!isProven(form)) return void json({ error: 'invalid_grant' }, 400);
      const idToken = await new SignJWT({ nonce: askedFor(form)?.get('nonce'), ...person })
        .setProtectedHeader({ alg: 'RS256', kid: 'k' })
        .setIssuer(issuer)
        .setAudience('suluh-google')
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey);
      return void json({ id_token: idToken, access_token: 'a', token_type: 'Bearer' });
    }
    if (url.pathname.endsWith('/oauth/access_token')) {
      const form = await formOf(request);
      if (!isProven(form) || form.get('client_secret') !== 'rahasia-demo-facebook')
        return void json({ error: {} }, 400);
      return void json({ access_token: 'fb', token_type: 'bearer', expires_in: 5000 });
    }
    const proof = createHmac('sha256', 'rahasia-demo-facebook').update('fb').digest('hex');
    if (url.pathname.endsWith('/me') && url.searchParams.get('appsecret_proof') === proof) return void json(person);
    json({ error: {} }, 400);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  test = await startTestApp({
    GOOGLE_ISSUER: `${origin}/google`,
    FACEBOOK_URL: `${origin}/facebook`,
    FACEBOOK_GRAPH_URL: `${origin}/facebook`,
  });
});
afterAll(async () => {
  await test?.stop();
  server?.close();
});
beforeEach(() => test.services.db.delete(schema.tryCount));

type Provider = 'google' | 'facebook';
const SITES = {
  reguler: 'http://localhost:3000',
  mysooltan: 'http://localhost:3002/myindibiz',
  'internship-ddb': 'http://localhost:3001/internship-ddb',
} as const;
const start = (provider: Provider, query: Record<string, string>) =>
  test.call('GET', `/api/auth/${provider}?${new URLSearchParams(query)}`);
const finish = (provider: Provider, state: string) =>
  test.call('POST', `/api/auth/${provider}`, { body: { code: state, state } });
async function begin(provider: Provider, sessionType: keyof typeof SITES = 'reguler', more = {}): Promise<string> {
  const callbackUrl = `${SITES[sessionType]}/api/session/${provider}/callback`;
  const { body } = await start(provider, { callbackUrl, sessionType, redirectTo: '/my-course', ...more });
  const told = new URL((body.data as { signInUrl: string }).signInUrl).searchParams;
  const state = told.get('state') ?? '';
  asked.set(state, told);
  return state;
}
const signIn = async (provider: Provider, sessionType?: keyof typeof SITES) =>
  finish(provider, await begin(provider, sessionType));
const register = async (email: string, isVerified: boolean) => {
  await test.call('POST', '/api/auth/register', {
    body: { fullname: 'Siapa Saja', email, phone: '81234567890', password: 'Rimba12345', consent: true },
  });
  await test.services.db.update(schema.userAccount).set({ isVerified }).where(eq(schema.userAccount.email, email));
};
const logIn = (email: string) => test.call('POST', '/api/auth/login', { body: { email, password: 'Rimba12345' } });
const accountsOf = (email: string) =>
  test.services.db.select().from(schema.userAccount).where(eq(schema.userAccount.email, email));
const link = (body: object) => test.call('POST', '/api/auth/link', { body });
const linkTokenOf = ({ body }: { body: { data: never } }) => (body.data as { linkToken: string }).linkToken;
const asGoogle = (sub: string, email: string, more = {}) =>
  void (person = { sub, email, email_verified: true, name: 'Wulan Maharani', ...more });
const asFacebook = (id: string, email?: string) =>
  void (person = { id, name: 'Dimas Prasetyo', ...(email && { email }) });

describe("registering with Google by a friend's link", () => {
  const friendsOf = (email: string) =>
    test.services.pool
      .query<{ friend: string }>(
        'select f.email as friend from referral r join user_account f on f.id = r.friend_id join user_account w on w.id = r.referrer_id where w.email = $1',
        [email],
      )
      .then(({ rows }) => rows.map(({ friend }) => friend));
  const codeOf = async () => {
    const { body } = await test.call('POST', '/api/referral/info', { auth: await test.bearer('rina') });
    return (body.data as { code: string }).code;
  };

  it('brings the friend whose code it is', async () => {
    asGoogle('diajak', 'diajak@contoh.example');
    const state = await begin('google', 'reguler', { referralCode: await codeOf() });
    expect((await finish('google', state)).status).toBe(200);
    expect(await friendsOf('rina@contoh.example')).toEqual(['diajak@contoh.example']);
    const again = await begin('google', 'reguler', { referralCode: await codeOf() });
    expect((await finish('google', again)).status).toBe(200);
    expect(await friendsOf('rina@contoh.example')).toHaveLength(1);
  });

  it("registers all the same by a code that is nobody's", async () => {
    asGoogle('sendiri', 'sendiri@contoh.example');
    expect((await finish('google', await begin('google', 'reguler', { referralCode: 'SIAPA' }))).status).toBe(200);
  });
});

describe('signing in elsewhere', () => {
  it('is offered where we are registered', async () => {
    const { body } = await test.call('GET', '/api/auth/provider');
    expect(body.data).toEqual({ providers: ['google', 'facebook'] });
  });

  it.each([
    ['google', 'wulan@gmail.example', true],
    ['facebook', 'dimas@surel.example', false],
  ] as const)('with %s makes an account once, which agreed to our documents', async (provider, email, isVerified) => {
    if (provider === 'google') asGoogle('g-1', email);
    else asFacebook('f-1', email);
    const first = await signIn(provider);
    expect(first.body.data).toMatchObject({
      sessionType: 'reguler',
      program: null,
      redirectTo: '/my-course',
      user: { email, isVerified },
    });
    const again = await signIn(provider);
    expect(again.status).toBe(200);
    const accounts = await accountsOf(email);
    expect(accounts).toHaveLength(1);
    expect(accounts[0]).toMatchObject({ passwordHash: null, consentAt: expect.any(Date) });
  });

  it('makes one account of fifty that come at once', async () => {
    asGoogle('g-50', 'lima@gmail.example');
    const states: string[] = [];
    for (let at = 0; at < 50; at++) states.push(await begin('google'));
    const answers = await Promise.all(states.map((state) => finish('google', state)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const again = await Promise.all(states.map((state) => finish('google', state)));
    expect(again.map(({ status }) => status)).toEqual(Array(50).fill(403));
    expect(await accountsOf('lima@gmail.example')).toHaveLength(1);
  });

  it('sends codes to sites of the area alone', async () => {
    for (const [callbackUrl, sessionType] of [
      ['https://evil.example/api/session/google/callback', 'reguler'],
      ['http://localhost:3000/elsewhere', 'reguler'],
      ['http://localhost:3000/api/session/facebook/callback', 'reguler'],
      ['http://localhost:3002/myindibiz/api/session/google/callback', 'reguler'],
    ] as const)
      expect((await start('google', { callbackUrl, sessionType })).status, callbackUrl).toBe(400);
  });

  it('is not for programmes with a sign-in of their own', async () => {
    const callbackUrl = 'http://localhost:3003/program/fordigi/api/session/google/callback';
    expect((await start('google', { callbackUrl, program: 'fordigi' })).body.status).toBe('EXTERNAL_LOGIN_ONLY');
  });

  it("does not take another provider's state", async () => {
    asGoogle('g-2', 'lain@gmail.example');
    const state = await begin('google');
    expect((await finish('facebook', state)).status).toBe(403);
    expect((await finish('google', `${state}x`)).status).toBe(403);
    expect(await accountsOf('lain@gmail.example')).toHaveLength(0);
  });

  it('makes nobody a participant of the internship', async () => {
    asGoogle('g-3', 'magang@gmail.example');
    expect((await signIn('google', 'internship-ddb')).body.status).toBe('NO_MEMBERSHIP');
    expect(await accountsOf('magang@gmail.example')).toHaveLength(0);
  });

  it('takes who is known to a further area, once the address is proven', async () => {
    asGoogle('g-4', 'dua@gmail.example');
    await signIn('google');
    expect((await signIn('google', 'mysooltan')).body.data).toMatchObject({ sessionType: 'mysooltan' });
    asFacebook('f-4', 'tiga@surel.example');
    await signIn('facebook');
    expect((await signIn('facebook', 'mysooltan')).body.status).toBe('EMAIL_UNPROVEN');
    expect((await signIn('facebook')).status).toBe(200);
  });

  it('needs an e-mail address', async () => {
    asFacebook('f-5');
    expect((await signIn('facebook')).body.status).toBe('EMAIL_MISSING');
  });
});

describe('an account that has the address of somebody who signs in elsewhere', () => {
  it('and is proven asks for its password, once', async () => {
    const email = 'pemilik@gmail.example';
    await register(email, true);
    asGoogle('g-6', email);
    const refused = await signIn('google');
    expect(refused.body).toMatchObject({ code: 409, status: 'LINK_REQUIRED' });
    const linkToken = linkTokenOf(refused);
    expect((await link({ linkToken, password: 'Salah12345' })).status).toBe(401);
    const tries = await Promise.all(Array.from({ length: 4 }, () => link({ linkToken, password: 'Rimba12345' })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn('google')).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  it('and was never proven goes to whom Google says it is', async () => {
    const email = 'pembajak@gmail.example';
    await register(email, false);
    asGoogle('g-7', email);
    expect((await signIn('google')).body.data).toMatchObject({ user: { email, isVerified: true } });
    expect((await logIn(email)).status).toBe(401);
  });

  it('is out of reach of an address that Google does not vouch for', async () => {
    const email = 'samar@gmail.example';
    await register(email, true);
    asGoogle('g-8', email, { email_verified: false });
    expect((await signIn('google')).status).toBe(403);
  });

  it('and was never proven is joined to Facebook by a mailed link alone, which takes its password away', async () => {
    const email = 'surat@surel.example';
    await register(email, false);
    asFacebook('f-9', email);
    const linkToken = linkTokenOf(await signIn('facebook'));
    expect((await link({ linkToken, password: 'Rimba12345' })).body.status).toBe('EMAIL_UNPROVEN');
    const ask = await test.call('POST', '/api/auth/link/mail', { body: { linkToken } });
    expect(ask.status).toBe(200);
    const [mail] = await outboxOf(test.services.db, 'linkAccount');
    const mailed = new URL((mail!.payload as { link: string }).link);
    expect([mailed.pathname, mailed.searchParams.get('with')]).toEqual(['/auth/link', 'facebook']);
    const mailToken = mailed.searchParams.get('token');
    expect((await link({ linkToken, mailToken })).body.data).toMatchObject({ user: { email, isVerified: true } });
    expect((await logIn(email)).status).toBe(401);
    expect((await signIn('facebook')).status).toBe(200);
  });
});

describe('an account that is blocked while somebody signs in elsewhere', () => {
  it('lets nobody in: a login that was first is ended, and one that comes later refused', async () => {
    const email = 'terblokir@gmail.example';
    asGoogle('g-blokir', email);
    expect((await signIn('google')).status).toBe(200);
    const [account] = await accountsOf(email);
    const operator = await newStaff(test, 'operator');
    for (let repeat = 0; repeat < 3; repeat++) {
      const states: string[] = [];
      for (let at = 0; at < 6; at++) states.push(await begin('google'));
      const blocking = () =>
        test.call('POST', `/api/admin/learner/${account!.id}/block`, {
          auth: operator.auth,
          body: { reason: 'Kartu orang lain dipakai untuk membayar.' },
        });
      const [blocked, ...answers] = await Promise.all([blocking(), ...states.map((state) => finish('google', state))]);
      expect(blocked.status).toBe(200);
      for (const { status, body } of answers)
        if (status !== 200) expect([status, body.status]).toEqual([403, 'ACCOUNT_BLOCKED']);
      const logins = await test.services.db
        .select()
        .from(schema.loginSession)
        .where(eq(schema.loginSession.userId, account!.id));
      expect(logins.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
      await test.services.db
        .update(schema.userAccount)
        .set({ blockedAt: null, blockReason: null })
        .where(eq(schema.userAccount.id, account!.id));
    }
  });
});
