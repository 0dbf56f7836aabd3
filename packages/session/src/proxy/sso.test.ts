import { pathTo, programRoutes } from '@suluh/domain/address';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browserRequest, programScope, setCookies, summary, tokens } from '../testing/visitor.ts';
import { deadUpstream, startUpstream, type UpstreamServer } from '../testing/upstreamServer.ts';
import { handleElsewhere, handleSsoCallback, handleSsoStart } from './sso.ts';

const STATE = 'suluh-program-janabadra-sso-state';
const TARGET = 'suluh-program-janabadra-redirect-to';
const routes = programRoutes('janabadra', 'program');
const signInUrl = 'https://masuk.example/auth?client_id=suluh&state=s-1';
const loginAnswer = {
  status: 200,
  body: { data: { session: tokens('baru'), user: summary().user, sessionType: 'reguler' } },
};

let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

describe("to the partner's own sign-in", () => {
  const start = (query: string) =>
    handleSsoStart(browserRequest(`/program-auth/janabadra/sign-in${query}`), programScope, api.upstream, routes);

  test('the state stays in the browser, where to return to for 1200 s', async () => {
    api.answer(() => ({ status: 200, body: { data: { signInUrl } } }));
    const response = await start('?redirectTo=/program/janabadra/course/batik');
    expect([response.status, response.headers.get('location')]).toEqual([303, signInUrl]);
    const set = setCookies(response);
    expect(set[STATE]).toMatchObject({
      value: 's-1',
      attributes: expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Secure']),
    });
    expect(set[TARGET]).toMatchObject({
      value: encodeURIComponent('/program/janabadra/course/batik'),
      attributes: expect.arrayContaining(['HttpOnly', 'Max-Age=1200']),
    });
    const asked = new URL(api.arrived[0]?.url ?? '', 'http://api');
    expect([asked.pathname, asked.searchParams.get('callbackUrl')]).toEqual([
      '/api/sso/janabadra',
      'https://suluh.example/program-auth/janabadra/callback',
    ]);
  });

  test('another site is not remembered', async () => {
    api.answer(() => ({ status: 200, body: { data: { signInUrl } } }));
    expect(setCookies(await start('?redirectTo=https://jahat.example'))[TARGET]?.value).toBe('%2F');
  });

  test.each([
    ['the API refuses', async () => (api.answer(() => ({ status: 503, body: {} })), api.upstream)],
    ['the API gives no answer', () => deadUpstream()],
    ['the API names no address', async () => (api.answer(() => ({ status: 200, body: { data: {} } })), api.upstream)],
  ])('%s: back to the login with the reason', async (_, upstream) => {
    const response = await handleSsoStart(
      browserRequest('/x?redirectTo=/wishlist'),
      programScope,
      await upstream(),
      routes,
    );
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/program-auth/janabadra/login?redirectTo=%2Fwishlist&error=UNAVAILABLE',
    ]);
  });
});

describe("back from the partner's sign-in", () => {
  const back = (query: string, cookies: Record<string, string>) =>
    handleSsoCallback(
      browserRequest(`${pathTo(routes, 'externalCallback')}${query}`, { more: cookies }, programScope),
      programScope,
      api.upstream,
      routes,
    );

  test('an address that has an account already is to be proven on a page of its own, by this browser', async () => {
    api.answer(() => ({ status: 409, body: { status: 'LINK_REQUIRED', data: { linkToken: 'L-1' } } }));
    const response = await back('?code=c&state=s-1', { [STATE]: 's-1' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/program-auth/janabadra/link']);
    expect(Object.keys(setCookies(response))).toEqual(['suluh-program-janabadra-sso-link']);
    expect(setCookies(response)['suluh-program-janabadra-sso-link']).toMatchObject({
      value: 'L-1',
      attributes: expect.arrayContaining(['HttpOnly', 'Secure', 'Max-Age=1800']),
    });
  });

  test('the browser that began gets its session and returns to where it was', async () => {
    api.answer(() => loginAnswer);
    const response = await back('?code=c&state=s-1', {
      [STATE]: 's-1',
      [TARGET]: '%2Fprogram%2Fjanabadra%2Fmy-course',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/program/janabadra/my-course']);
    expect(setCookies(response)['__Host-suluh-program-janabadra-token']?.value).toBe('baru-token');
    expect(api.arrived.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
      ['POST', '/api/sso/janabadra/callback', { code: 'c', state: 's-1' }],
    ]);
  });

  test.each([
    ['without a target', {}],
    ['with a target that is broken', { [TARGET]: '%E0%A4%A' }],
    ['with a target on another site', { [TARGET]: encodeURIComponent('https://jahat.example') }],
  ])('%s it lands on the home of the programme', async (_, cookies) => {
    api.answer(() => loginAnswer);
    const response = await back('?code=c&state=s-1', { [STATE]: 's-1', ...cookies });
    expect(response.headers.get('location')).toBe('/program/janabadra');
  });

  test.each([
    ['another browser, without the state', '?code=c&state=s-1', {}],
    ['another state', '?code=c&state=s-1', { [STATE]: 's-2' }],
    ['an empty state', '?code=c&state=', { [STATE]: '' }],
    ['no code', '?state=s-1', { [STATE]: 's-1' }],
    ["the partner's refusal", '?error=access_denied&state=s-1', { [STATE]: 's-1' }],
  ])('%s opens no session and nothing is sent', async (_, query, cookies) => {
    api.answer(() => loginAnswer);
    const response = await back(query, cookies);
    expect(response.headers.get('location')).toBe('/program-auth/janabadra/login?redirectTo=%2F&error=FORBIDDEN');
    expect([response.headers.getSetCookie(), api.arrived]).toEqual([[], []]);
  });

  test("the API's refusal leads to the login with its code", async () => {
    api.answer(() => ({ status: 403, body: { status: 'NO_MEMBERSHIP' } }));
    const response = await back('?code=c&state=s-1', { [STATE]: 's-1' });
    expect(response.headers.get('location')).toContain('error=NO_MEMBERSHIP');
  });
});

describe('to Google and back', () => {
  const ask = (path: string, cookie = '') =>
    handleElsewhere(
      browserRequest(`/program/janabadra/api/session/${path}`, cookie ? { headers: { cookie } } : {}),
      programScope,
      api.upstream,
      routes,
    );

  test('it returns below the API path of the site', async () => {
    api.answer(() => ({ status: 200, body: { data: { signInUrl } } }));
    const response = await ask('google?redirectTo=/program/janabadra/cart');
    expect(response?.headers.get('location')).toBe(signInUrl);
    const asked = new URL(api.arrived[0]?.url ?? '', 'http://api');
    expect([asked.pathname, Object.fromEntries(asked.searchParams)]).toEqual([
      '/api/auth/google',
      {
        callbackUrl: 'https://suluh.example/program/janabadra/api/session/google/callback',
        redirectTo: '/program/janabadra/cart',
        sessionType: 'reguler',
      },
    ]);
  });

  test('the answer makes the session, only in the browser that began', async () => {
    api.answer(() => loginAnswer);
    const done = await ask('google/callback?code=c&state=s-1', `${STATE}=s-1; ${TARGET}=%2Fprogram%2Fjanabadra%2Fcart`);
    expect(done?.headers.get('location')).toBe('/program/janabadra/cart');
    expect(setCookies(done!)['__Host-suluh-program-janabadra-token']?.value).toBe('baru-token');
    expect(api.arrived.map(({ url }) => url)).toEqual(['/api/auth/google']);
    const foreign = await ask('google/callback?code=c&state=s-1', `${STATE}=s-2`);
    expect(foreign?.headers.get('location')).toContain('error=FORBIDDEN');
  });

  test('a proof is asked for by the name of the provider', async () => {
    api.answer(() => ({ status: 409, body: { status: 'LINK_REQUIRED', data: { linkToken: 'L-1' } } }));
    const response = await ask('facebook/callback?code=c&state=s-1', `${STATE}=s-1`);
    expect(response?.headers.get('location')).toBe('/program-auth/janabadra/link?with=facebook');
  });

  test('nothing else is answered', () => {
    expect(ask('renew')).toBeUndefined();
    expect(ask('github')).toBeUndefined();
  });
});
