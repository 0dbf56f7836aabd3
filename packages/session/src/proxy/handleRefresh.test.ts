import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  browserRequest,
  clearedBy,
  scope,
  sessionCookieNames,
  setCookies,
  summary,
  tokens,
} from '../testing/visitor.ts';
import {
  deadUpstream,
  startUpstream,
  type Arrived,
  type Reply,
  type UpstreamServer,
} from '../testing/upstreamServer.ts';
import { handleApiRequest } from './handle.ts';
import { basicCredentials } from './upstream.ts';

const REFRESH = '/api/auth/refresh-token';
let api: UpstreamServer;
let person: { token: string; refresh: string; summary: ReturnType<typeof summary> };
let count = 0;
beforeEach(async () => {
  api = await startUpstream();
  count += 1; // answers to a refresh token are kept for a moment, so each test has a person of its own
  person = { token: `basi-${count}`, refresh: `R-${count}`, summary: summary() };
});
afterEach(() => api.close());

const handle = (request: Request) => handleApiRequest(request, scope, api.upstream);
const bearerOf = ({ headers }: Arrived) => headers.authorization;

/** An API that honours only the renewed access token; `refresh` answers the refresh call. */
const honouring = (refresh: Reply) =>
  api.answer((request) => {
    if (request.url === REFRESH) return refresh;
    return bearerOf(request) === 'Bearer baru-token' || bearerOf(request)?.startsWith('Basic')
      ? { status: 200, body: { data: request.body } }
      : { status: 401, body: { status: 'TOKEN_EXPIRED' } };
  });
const renewed: Reply = { status: 200, body: { data: tokens('baru') } };

describe('a stale access token is refreshed without the learner noticing', () => {
  test('refused by the API: refreshed once, the request repeated with its body', async () => {
    honouring(renewed);
    const response = await handle(
      browserRequest('/api/wishlist', { ...person, method: 'POST', body: '{"courseId":7}' }),
    );
    expect([response.status, await response.json()]).toEqual([200, { data: '{"courseId":7}' }]);
    expect(api.to(REFRESH).map(bearerOf)).toEqual([`Bearer ${person.refresh}`]);
    expect(api.to('/api/wishlist').map(bearerOf)).toEqual([`Bearer ${person.token}`, 'Bearer baru-token']);
    expect(setCookies(response)['__Host-suluh-main-token']?.value).toBe('baru-token');
    expect(setCookies(response)['__Host-suluh-main-refresh']?.value).toBe('baru-refresh');
  });

  test('missing because its cookie ended: refreshed before anything is sent', async () => {
    honouring(renewed);
    const response = await handle(
      browserRequest('/api/profile/me', { refresh: person.refresh, summary: person.summary }),
    );
    expect(response.status).toBe(200);
    expect(api.arrived.map(({ url }) => url)).toEqual([REFRESH, '/api/profile/me']);
    expect(setCookies(response)['__Host-suluh-main-token']?.value).toBe('baru-token');
  });

  test('the person in the readable cookie stays, its ends move on', async () => {
    honouring(renewed);
    const response = await handle(browserRequest('/api/profile/me', person));
    const told = JSON.parse(decodeURIComponent(setCookies(response)['suluh-main-session']?.value ?? ''));
    expect(told.user).toEqual(person.summary.user);
    expect(Date.parse(told.refreshExpiredAt)).toBeGreaterThan(Date.parse(person.summary.refreshExpiredAt));
  });

  test('20 parallel requests with one stale token cause exactly one refresh', async () => {
    honouring({ ...renewed, delayMs: 30 });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => handle(browserRequest('/api/profile/me', person))),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(responses.map((response) => setCookies(response)['__Host-suluh-main-token']?.value)).toEqual(
      Array(20).fill('baru-token'),
    );
    expect(api.to(REFRESH)).toHaveLength(1);
  });

  test('a request refused after the refresh too is not tried a third time', async () => {
    api.answer(({ url }) => (url === REFRESH ? renewed : { status: 401, body: { status: 'UNAUTHORIZED' } }));
    const response = await handle(browserRequest('/api/profile/me', person));
    expect([response.status, api.to('/api/profile/me').length, api.to(REFRESH).length]).toEqual([401, 2, 1]);
  });

  test('a public call needs no refresh', async () => {
    await handle(browserRequest('/api/blog/news', { refresh: person.refresh }));
    expect(api.to(REFRESH)).toEqual([]);
  });
});

describe('a refresh token that is no longer honoured (403)', () => {
  const revoked: Reply = { status: 403, body: { status: 'TOKEN_REVOKED' } };

  test('clears the cookies and a B call answers 401', async () => {
    honouring(revoked);
    const response = await handle(browserRequest('/api/profile/me', person));
    expect([response.status, clearedBy(response)]).toEqual([401, sessionCookieNames()]);
  });

  test('clears the cookies and an O call goes on as a visitor', async () => {
    honouring(revoked);
    const response = await handle(browserRequest('/api/course/filter', person));
    expect([response.status, clearedBy(response)]).toEqual([200, sessionCookieNames()]);
    expect(bearerOf(api.arrived.at(-1)!)).toBe(basicCredentials(api.upstream));
  });

  test('is asked once for several requests', async () => {
    honouring(revoked);
    await Promise.all([1, 2, 3].map(() => handle(browserRequest('/api/profile/me', person))));
    expect(api.to(REFRESH)).toHaveLength(1);
  });
});

describe('API down (docs/product/errors.md)', () => {
  test.each([
    ['P', '/api/blog/news'],
    ['O', '/api/course/filter'],
    ['B', '/api/profile/me'],
  ])('mark %s answers 503 without a body and keeps the cookies', async (_, path) => {
    const response = await handleApiRequest(browserRequest(path, person), scope, await deadUpstream());
    expect([response.status, await response.text(), response.headers.getSetCookie()]).toEqual([503, '', []]);
  });

  test.each([500, 502, 429, 401])('a refresh answered with %i keeps the session for later', async (status) => {
    honouring({ status, body: { status: 'INTERNAL' } });
    const response = await handle(browserRequest('/api/profile/me', person));
    expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
  });

  test('once it is back, the next request refreshes', async () => {
    honouring({ status: 500, body: {} });
    await handle(browserRequest('/api/profile/me', person));
    honouring(renewed);
    expect((await handle(browserRequest('/api/profile/me', person))).status).toBe(200);
  });
});

describe('the scheduled refresh of a page, POST /api/session/refresh', () => {
  const ask = (jar: object = person) => handle(browserRequest('/api/session/refresh', { method: 'POST', ...jar }));

  test('answers 204 with new cookies and no token in a body', async () => {
    honouring(renewed);
    const response = await ask();
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(setCookies(response)['__Host-suluh-main-refresh']?.value).toBe('baru-refresh');
  });

  test('answers 403 and clears the cookies when the session is over', async () => {
    honouring({ status: 403, body: {} });
    const response = await ask();
    expect([response.status, clearedBy(response)]).toEqual([403, sessionCookieNames()]);
  });

  test('answers 403 without asking the API when there is no refresh token', async () => {
    const response = await ask({});
    expect([response.status, api.arrived.length]).toEqual([403, 0]);
  });

  test('answers 503 and keeps the cookies when the API is down', async () => {
    const response = await handleApiRequest(
      browserRequest('/api/session/refresh', { method: 'POST', ...person }),
      scope,
      await deadUpstream(),
    );
    expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
  });
});

describe('logout with a token that ended', () => {
  test.each([
    ['the access token is missing', (jar: typeof person) => ({ refresh: jar.refresh, summary: jar.summary })],
    ['the access token is refused', (jar: typeof person) => jar],
  ])('%s: refreshed, so that the session ends at the API too', async (_, jar) => {
    honouring(renewed);
    const response = await handle(browserRequest('/api/auth/logout', { method: 'POST', ...jar(person) }));
    expect([response.status, clearedBy(response)]).toEqual([200, sessionCookieNames()]);
    expect(bearerOf(api.to('/api/auth/logout').at(-1)!)).toBe('Bearer baru-token');
  });

  test('a refresh token that is revoked leaves nothing to send', async () => {
    honouring({ status: 403, body: {} });
    const response = await handle(browserRequest('/api/auth/logout', { method: 'POST', refresh: person.refresh }));
    expect([response.status, clearedBy(response), api.to('/api/auth/logout').length]).toEqual([
      200,
      sessionCookieNames(),
      0,
    ]);
  });
});

describe('a page whose access token ended goes round by session/renew', () => {
  const renew = (jar: object, returnTo = '/cart?cart=a') =>
    handle(browserRequest(`/api/session/renew?returnTo=${encodeURIComponent(returnTo)}`, jar));

  test('renewed: the browser returns with new cookies', async () => {
    honouring(renewed);
    const response = await renew({ refresh: person.refresh, summary: person.summary });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cart?cart=a']);
    expect(setCookies(response)['__Host-suluh-main-token']?.value).toBe('baru-token');
  });

  test.each([
    ['over', { status: 403 }],
    ['never there', null],
  ])('%s: the browser returns without a session', async (_, refusal) => {
    if (refusal) honouring(refusal);
    const response = await renew(refusal ? { refresh: person.refresh, summary: person.summary } : {});
    expect([response.status, clearedBy(response)]).toEqual([303, sessionCookieNames()]);
  });

  test('it leads nowhere but to this site, and says so when the API is away', async () => {
    honouring(renewed);
    expect(
      (await renew({ refresh: person.refresh, summary: person.summary }, 'https://elsewhere.example/')).headers.get(
        'location',
      ),
    ).toBe('/');
    const away = await handleApiRequest(
      browserRequest('/api/session/renew?returnTo=/cart', { refresh: 'R-away', summary: person.summary }),
      scope,
      await deadUpstream(),
    );
    expect(away.status).toBe(503);
  });
});
