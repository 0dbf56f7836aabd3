import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  browserRequest,
  clearedBy,
  programScope,
  scope,
  sessionCookieNames,
  setCookies,
  summary,
  tokens,
} from '../testing/visitor.ts';
import { deadUpstream, startUpstream, type UpstreamServer } from '../testing/upstreamServer.ts';
import { handleApiRequest } from './handle.ts';
import { basicCredentials } from './upstream.ts';

let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

const handle = (request: Request, of = scope) => handleApiRequest(request, of, api.upstream);
const credentialsSent = () => api.arrived.map(({ headers }) => headers.authorization);
const loggedIn = { token: 'A', refresh: 'R', summary: summary() };

test('what the API opens to pages of any site, such as those that check badges, is open here too', async () => {
  api.answer(() => ({ status: 200, body: {}, headers: { 'access-control-allow-origin': '*' } }));
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://lain.example' };
  const answer = await handle(browserRequest('/api/certificate/issuer', { ...loggedIn, headers }));
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(credentialsSent()).toEqual([basicCredentials(api.upstream)]);
  api.answer(() => ({ status: 200, body: {} }));
  const own = await handle(browserRequest('/api/profile/me', { ...loggedIn, headers }));
  expect(own.headers.get('access-control-allow-origin')).toBeNull();
});

describe('credentials follow the auth mark of the catalogue (R9)', () => {
  test.each([
    ['P, a visitor: the application', '/api/blog/news', {}, 'Basic'],
    ['P, logged in: still the application', '/api/blog/news', loggedIn, 'Basic'],
    ['O, a visitor: the application', '/api/course/filter?q=batik', {}, 'Basic'],
    ['O, logged in: the person', '/api/course/filter?q=batik', loggedIn, 'Bearer A'],
    ['B, logged in: the person', '/api/profile/me', loggedIn, 'Bearer A'],
  ])('%s', async (_, path, jar, expected) => {
    expect((await handle(browserRequest(path, jar))).status).toBe(200);
    expect(api.arrived.map(({ url }) => url)).toEqual([path]);
    expect(credentialsSent()).toEqual([expected === 'Basic' ? basicCredentials(api.upstream) : expected]);
  });

  test.each(['send-otp', 'authorize', 'cancel'])(
    'payment by Prakerja (%s) says who the application is, not who the learner is (R8)',
    async (call) => {
      await handle(browserRequest(`/api/payment/pmo/${call}`, { method: 'POST', body: '{}', ...loggedIn }));
      expect(credentialsSent()).toEqual([basicCredentials(api.upstream)]);
    },
  );

  test('who closes the account is logged out of it', async () => {
    const response = await handle(browserRequest('/api/profile/me', { method: 'DELETE', body: '{}', ...loggedIn }));
    expect([response.status, clearedBy(response)]).toEqual([200, sessionCookieNames()]);
  });

  test('B without a session is refused with 401 and nothing is sent', async () => {
    const response = await handle(browserRequest('/api/profile/me'));
    expect([response.status, await response.json()]).toEqual([
      401,
      { success: false, code: 401, status: 'UNAUTHORIZED', message: '' },
    ]);
    expect(api.arrived).toEqual([]);
  });

  test.each([
    ['R, the refresh call', 'POST', '/api/auth/refresh-token'],
    ['W, a provider call', 'POST', '/api/payment/webhook'],
    ['A, a staff call', 'POST', '/api/admin/course'],
    ['a path nobody knows', 'GET', '/api/tidak-ada'],
    ['a known path with another method', 'PATCH', '/api/profile/me'],
    ['a path without /api/', 'GET', '/profile/me'],
  ])('%s is 404 and nothing is sent, even with a session', async (_, method, path) => {
    expect((await handle(browserRequest(path, { method, ...loggedIn }))).status).toBe(404);
    expect(api.arrived).toEqual([]);
  });

  test("a browser's own Authorization header and cookies never reach the API", async () => {
    await handle(browserRequest('/api/blog/news', { ...loggedIn, headers: { authorization: 'Bearer curian' } }));
    expect(credentialsSent()).toEqual([basicCredentials(api.upstream)]);
    expect(api.arrived[0]?.headers.cookie).toBeUndefined();
  });

  test("another tenant's cookies open no session here", async () => {
    const response = await handle(browserRequest('/api/profile/me', loggedIn, scope), programScope);
    expect([response.status, api.arrived.length]).toEqual([401, 0]);
  });
});

describe('what is handed on and back', () => {
  test.each([
    ['a programme names itself', programScope, 'janabadra'],
    ['the main site names none', scope, undefined],
  ])('%s in X-Program', async (_, of, expected) => {
    await handle(browserRequest('/api/course/filter'), of);
    expect(api.arrived[0]?.headers['x-program']).toBe(expected);
  });

  test.each([
    '/internship-ddb/api/course/filter?page=2',
    '/program/janabadra/api/course/filter?page=2',
    '/api/course/filter?page=2',
  ])('%s reaches the API without its prefix', async (path) => {
    await handle(browserRequest(path));
    expect(api.arrived[0]?.url).toBe('/api/course/filter?page=2');
  });

  test('body, content type, idempotency key and the address of the browser go along', async () => {
    await handle(
      browserRequest('/api/wishlist', {
        ...loggedIn,
        method: 'POST',
        body: '{"courseId":7}',
        headers: { 'idempotency-key': 'k-1', 'accept-language': 'id', 'x-forwarded-for': '203.0.113.9' },
      }),
    );
    expect(api.arrived[0]).toMatchObject({
      method: 'POST',
      body: '{"courseId":7}',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'k-1',
        'accept-language': 'id',
        'x-forwarded-for': '203.0.113.9',
      },
    });
  });

  test.each([
    ['P', '/api/blog/news'],
    ['O', '/api/course/filter'],
  ])("mark %s: the API's status and body come back, its own cookies and server headers do not", async (_, path) => {
    api.answer(() => ({
      status: 429,
      body: { status: 'TOO_MANY_REQUESTS' },
      headers: { 'retry-after': '30', 'set-cookie': 'x=1', 'x-powered-by': 'api' },
    }));
    const response = await handle(browserRequest(path));
    expect([response.status, await response.json()]).toEqual([429, { status: 'TOO_MANY_REQUESTS' }]);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect([response.headers.get('x-powered-by'), response.headers.getSetCookie()]).toEqual([null, []]);
  });

  test('an answer without a body stays one', async () => {
    api.answer(() => ({ status: 204 }));
    const response = await handle(browserRequest('/api/wishlist/7', { method: 'DELETE', ...loggedIn }));
    expect([response.status, await response.text()]).toEqual([204, '']);
  });
});

describe('a login', () => {
  const session = tokens('baru');
  const data = { session, user: summary().user, sessionType: 'google' };
  const logIn = () =>
    handle(
      browserRequest('/api/auth/login', { method: 'POST', body: '{"email":"sekar@surel.id","password":"Belajar123"}' }),
    );

  test('puts the tokens into httpOnly cookies and leaves them out of the body', async () => {
    api.answer(() => ({ status: 200, body: { success: true, data } }));
    const response = await logIn();
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ success: true, data: { user: data.user, sessionType: 'google' } });
    expect(text).not.toMatch(/baru-(token|refresh)/);
    const set = setCookies(response);
    expect([set['__Host-suluh-main-token']?.value, set['__Host-suluh-main-refresh']?.value]).toEqual([
      'baru-token',
      'baru-refresh',
    ]);
    for (const name of ['__Host-suluh-main-token', '__Host-suluh-main-refresh'])
      expect(set[name]?.attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']));
    expect(set['suluh-main-session']?.attributes).not.toContain('HttpOnly');
    const told = JSON.parse(decodeURIComponent(set['suluh-main-session']?.value ?? ''));
    expect(told).toMatchObject({ type: 'reguler', user: { fullname: 'Sekar Ayu' } });
    expect(JSON.stringify(told)).not.toMatch(/baru-(token|refresh)/);
  });

  test('refused, it sets no cookie', async () => {
    api.answer(() => ({ status: 401, body: { success: false, status: 'INVALID_CREDENTIALS' } }));
    const response = await logIn();
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
  });

  test.each([
    ['https', 'https', '__Host-suluh-main-token', true],
    ["http, on a developer's machine", 'http', 'suluh-main-token', false],
  ])('over %s the Secure mark and the guarded name follow', async (_, scheme, name, expected) => {
    api.answer(() => ({ status: 200, body: { data } }));
    const response = await handle(
      browserRequest('/api/auth/login', { method: 'POST', body: '{}', headers: { 'x-forwarded-proto': scheme } }),
    );
    const set = setCookies(response)[name];
    expect([set?.attributes.includes('Secure'), set?.attributes.some((each) => each.startsWith('Domain'))]).toEqual([
      expected,
      false,
    ]);
  });

  test('over https a token in a cookie any host could set is none', async () => {
    const response = await handle(
      browserRequest('/api/profile/me', { headers: { cookie: 'suluh-main-token=geheim; suluh-main-refresh=lama' } }),
    );
    expect([response.status, api.to('/api/profile/me')]).toEqual([401, []]);
  });
});

describe('logout clears the session (docs/product/session.md; docs/product/errors.md)', () => {
  const logOut = (upstream = api.upstream, jar: object = loggedIn) =>
    handleApiRequest(browserRequest('/api/auth/logout', { method: 'POST', ...jar }), scope, upstream);

  test('on success', async () => {
    const response = await logOut();
    expect(clearedBy(response)).toEqual(sessionCookieNames());
    expect(api.to('/api/auth/logout').map(({ headers }) => headers.authorization)).toEqual(['Bearer A']);
    expect(await response.json()).toMatchObject({ data: { redirect: '/' } });
  });

  test('when the API refuses', async () => {
    api.answer(() => ({ status: 500, body: { status: 'INTERNAL' } }));
    const response = await logOut();
    expect([response.status, clearedBy(response)]).toEqual([200, sessionCookieNames()]);
  });

  test('when the API gives no answer', async () => {
    const response = await logOut(await deadUpstream());
    expect([response.status, clearedBy(response)]).toEqual([200, sessionCookieNames()]);
    expect(await response.json()).toMatchObject({ data: { redirect: '/' } });
  });

  test('that a page had no answer to makes what cookies are left worthless, until it is done', async () => {
    const left = { ...loggedIn, more: { 'suluh-main-leaving': '1' } };
    expect((await handleApiRequest(browserRequest('/api/profile/me', left), scope, api.upstream)).status).toBe(401);
    expect(
      (await handleApiRequest(browserRequest('/api/session/refresh', { ...left, method: 'POST' }), scope, api.upstream))
        .status,
    ).toBe(403);
    expect(api.arrived).toEqual([]);
    const done = await logOut(api.upstream, left);
    expect(clearedBy(done)).toEqual(['suluh-main-leaving', ...sessionCookieNames()].sort());
    expect(api.to('/api/auth/logout').map(({ headers }) => headers.authorization)).toEqual(['Bearer A']);
  });

  test('tells the API which site to come back to', async () => {
    await logOut();
    expect(api.to('/api/auth/logout')[0]?.headers['x-site']).toBe('https://suluh.example/');
  });

  test('without a session nothing is sent', async () => {
    const response = await logOut(api.upstream, {});
    expect([clearedBy(response), api.arrived.length]).toEqual([sessionCookieNames(), 0]);
  });

  test("leads to the partner's own sign-out address when the API names it", async () => {
    api.answer(() => ({ status: 200, body: { data: { redirect: 'https://masuk.fordigi.example/session/end' } } }));
    expect(await (await logOut()).json()).toMatchObject({
      data: { redirect: 'https://masuk.fordigi.example/session/end' },
    });
  });
});

describe('a changing request of another site is refused', () => {
  test.each([
    ['another origin', { origin: 'https://jahat.example' }, 403],
    ['a sibling host', { origin: 'https://lain.suluh.example' }, 403],
    ['an origin that hides itself', { origin: 'null' }, 403],
    ['its own origin', { origin: 'https://suluh.example' }, 200],
    [
      'the host the main site forwards for',
      { origin: 'https://magang.example', 'x-forwarded-host': 'magang.example' },
      200,
    ],
  ])('%s', async (_, headers, expected) => {
    const response = await handle(
      browserRequest('/api/wishlist', { ...loggedIn, method: 'POST', body: '{"courseId":7}', headers }),
    );
    expect([response.status, api.arrived.length]).toEqual([expected, expected === 200 ? 1 : 0]);
  });

  test("without an origin the browser's own word decides", async () => {
    const request = browserRequest('/api/wishlist', {
      ...loggedIn,
      method: 'POST',
      body: '{}',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    request.headers.delete('origin');
    expect((await handle(request)).status).toBe(403);
  });

  test('reading from another site is left to the browser', async () => {
    expect(
      (await handle(browserRequest('/api/blog/news', { headers: { origin: 'https://lain.example' } }))).status,
    ).toBe(200);
  });

  test('logging out and refreshing from another site is refused, and the session stays', async () => {
    for (const path of ['/api/auth/logout', '/api/session/refresh']) {
      const response = await handle(
        browserRequest(path, { ...loggedIn, method: 'POST', headers: { origin: 'https://jahat.example' } }),
      );
      expect([response.status, response.headers.getSetCookie(), api.arrived.length]).toEqual([403, [], 0]);
    }
  });
});
