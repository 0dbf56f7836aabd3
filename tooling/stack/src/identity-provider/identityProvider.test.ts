import { createHash, createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { freePort } from '../testing/place.ts';
import { runProgram, untilAnswers } from '../testing/program.ts';
import { DEMO_PASSWORD } from '@suluh/config/demoPassword';
import { clientSecretOf } from './people.ts';

interface Discovery {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
  end_session_endpoint: string;
  response_types_supported: string[];
}

async function open() {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const program = runProgram(['identity-provider/main.ts'], { OIDC_PORT: String(port), NODE_ENV: 'test' });
  await untilAnswers(`http://127.0.0.1:${port}/.well-known/openid-configuration`);
  const discovery = (await (
    await fetch(`http://127.0.0.1:${port}/.well-known/openid-configuration`, { headers: { host: `localhost:${port}` } })
  ).json()) as Discovery;
  return { port, issuer, program, discovery };
}

/** A browser with a jar: follows nothing by itself. */
function browser(port: number) {
  const jar = new Map<string, string>();
  return async (address: string, form?: Record<string, string>): Promise<Response> => {
    const url = new URL(address, `http://127.0.0.1:${port}`);
    const response = await fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { method: 'POST', body: new URLSearchParams(form).toString() } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split('; ')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return response;
  };
}

const CALLBACK = 'http://localhost:3003/program-auth/fordigi/callback';

test("the partners' sign-in answers discovery and signs a learner in by the code flow", async () => {
  const { port, issuer, program, discovery } = await open();
  expect(discovery).toMatchObject({ issuer, response_types_supported: expect.arrayContaining(['code']) });
  for (const endpoint of [discovery.token_endpoint, discovery.jwks_uri, discovery.end_session_endpoint])
    expect(URL.canParse(endpoint)).toBe(true);

  const verifier = randomBytes(32).toString('base64url');
  const query = {
    client_id: 'suluh-fordigi',
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid email profile',
    state: 's-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const visit = browser(port);
  const authorization = `${new URL(discovery.authorization_endpoint).pathname}?${new URLSearchParams(query)}`;
  const signIn = (await visit(authorization)).headers.get('location') ?? '';
  const page = await (await visit(signIn)).text();
  expect(page).toContain('Akun fordigi');

  const wrong = await visit(signIn, { email: 'ratna@fordigi.example', password: 'salah' });
  expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('Email atau kata sandi salah.')]);

  const resumed =
    (await visit(signIn, { email: 'Ratna@fordigi.example', password: DEMO_PASSWORD })).headers.get('location') ?? '';
  const returned = new URL((await visit(resumed)).headers.get('location') ?? '');
  expect([`${returned.origin}${returned.pathname}`, returned.searchParams.get('state')]).toEqual([CALLBACK, 's-1']);

  const exchange = (secret: string) =>
    fetch(`http://127.0.0.1:${port}${new URL(discovery.token_endpoint).pathname}`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`suluh-fordigi:${secret}`).toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: returned.searchParams.get('code') ?? '',
        redirect_uri: CALLBACK,
        code_verifier: verifier,
      }),
    });
  expect((await exchange('salah')).status).toBe(401);
  const { id_token: idToken } = (await (await exchange(clientSecretOf('fordigi'))).json()) as { id_token: string };
  expect(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    iss: issuer,
    sub: 'fordigi-001',
    email: 'ratna@fordigi.example',
    email_verified: true,
    name: 'Ratna Kusuma',
  });

  const elsewhere = await visit(
    `${new URL(discovery.authorization_endpoint).pathname}?${new URLSearchParams({ ...query, redirect_uri: 'https://jahat.example/callback' })}`,
  );
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([400, null]);
  expect((await visit('/interaction/tidak-ada')).status).toBe(400);

  expect((await visit(authorization)).headers.get('location')).toContain(CALLBACK); // known without a password
  const home = 'http://localhost:3003/program/fordigi';
  const leaving = await visit(
    `${new URL(discovery.end_session_endpoint).pathname}?${new URLSearchParams({ client_id: 'suluh-fordigi', post_logout_redirect_uri: home })}`,
  );
  const form = await leaving.text();
  const confirmed = await visit(new URL(/action="([^"]+)"/.exec(form)![1]!, issuer).pathname, {
    xsrf: /name="xsrf" value="([^"]+)"/.exec(form)![1]!,
    logout: 'yes',
  });
  expect(confirmed.headers.get('location')).toBe(home);
  expect((await visit(authorization)).headers.get('location')).toContain('/interaction/');

  process.kill(program.pid, 'SIGTERM');
  await program.ended;
});

test('Google is played below /google, with a session of its own', async () => {
  const { port, issuer, program } = await open();
  const base = `http://127.0.0.1:${port}/google`;
  const found = (await (
    await fetch(`${base}/.well-known/openid-configuration`, { headers: { host: `localhost:${port}` } })
  ).json()) as Discovery;
  expect(found).toMatchObject({ issuer: `${issuer}/google`, token_endpoint: expect.stringContaining('/google/token') });
  const callback = 'http://localhost:3002/myindibiz/api/session/google/callback';
  const verifier = randomBytes(32).toString('base64url');
  const query = (redirectUri: string) =>
    `/google/auth?${new URLSearchParams({
      client_id: 'suluh-google',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state: 's-2',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })}`;
  const visit = browser(port);
  const signIn = (await visit(query(callback))).headers.get('location') ?? '';
  expect(signIn).toMatch(/^\/google\/interaction\//);
  expect(await (await visit(signIn)).text()).toContain('wulan@gmail.example');
  const resumed =
    (await visit(signIn, { email: 'wulan@gmail.example', password: DEMO_PASSWORD })).headers.get('location') ?? '';
  const returned = new URL((await visit(resumed)).headers.get('location') ?? '');
  expect([`${returned.origin}${returned.pathname}`, returned.searchParams.get('state')]).toEqual([callback, 's-2']);
  const tokens = await fetch(`${base}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('suluh-google:rahasia-demo-google').toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: returned.searchParams.get('code') ?? '',
      redirect_uri: callback,
      code_verifier: verifier,
    }),
  });
  const { id_token: idToken } = (await tokens.json()) as { id_token: string };
  expect(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    sub: 'google-001',
    email: 'wulan@gmail.example',
    email_verified: true,
  });
  for (const foreign of ['https://jahat.example/api/session/google/callback', 'http://localhost:3002/elsewhere'])
    expect((await visit(query(foreign))).status).toBe(400);
  process.kill(program.pid, 'SIGTERM');
  await program.ended;
});

test('Facebook is played below /facebook: dialog, exchange and /me', async () => {
  const { port, program } = await open();
  const callback = 'http://localhost:3000/api/session/facebook/callback';
  const verifier = randomBytes(32).toString('base64url');
  const visit = browser(port);
  const dialog = (redirectUri: string) =>
    `/facebook/v23.0/dialog/oauth?${new URLSearchParams({
      client_id: 'suluh-facebook',
      redirect_uri: redirectUri,
      state: 's-3',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    })}`;
  const give = async (email: string) =>
    new URL((await visit(dialog(callback), { email, password: DEMO_PASSWORD })).headers.get('location') ?? '');
  const exchange = (code: string | null, change: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/facebook/v23.0/oauth/access_token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'suluh-facebook',
        client_secret: 'rahasia-demo-facebook',
        redirect_uri: callback,
        code: code ?? '',
        code_verifier: verifier,
        ...change,
      }),
    });
  const me = async (code: string | null, secret = 'rahasia-demo-facebook') => {
    const { access_token: token } = (await (await exchange(code)).json()) as { access_token: string };
    const proof = createHmac('sha256', secret).update(token).digest('hex');
    return fetch(
      `http://127.0.0.1:${port}/facebook/v23.0/me?${new URLSearchParams({ fields: 'id,name,email', appsecret_proof: proof })}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
  };

  expect((await visit(dialog('https://jahat.example/api/session/facebook/callback'))).status).toBe(400);
  expect((await visit(dialog(callback), { email: 'dimas@surel.example', password: 'salah' })).status).toBe(401);
  const returned = await give('dimas@surel.example');
  expect([`${returned.origin}${returned.pathname}`, returned.searchParams.get('state')]).toEqual([callback, 's-3']);
  const code = returned.searchParams.get('code');
  expect(await (await me(code)).json()).toEqual({
    id: 'facebook-001',
    name: 'Dimas Prasetyo',
    email: 'dimas@surel.example',
  });
  expect((await exchange(code)).status).toBe(400); // once
  const hidden = (await give('nirmala@surel.example')).searchParams.get('code');
  expect(await (await me(hidden)).json()).toEqual({ id: 'facebook-002', name: 'Nirmala Sari' });
  const changes: Record<string, string>[] = [
    { code_verifier: 'lain' },
    { client_secret: 'lain' },
    { redirect_uri: `${callback}/lain` },
  ];
  for (const change of changes)
    expect((await exchange((await give('dimas@surel.example')).searchParams.get('code'), change)).status).toBe(400);
  expect((await me((await give('dimas@surel.example')).searchParams.get('code'), 'lain')).status).toBe(400);
  process.kill(program.pid, 'SIGTERM');
  await program.ended;
});
