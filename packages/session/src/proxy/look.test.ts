import { pathTo, programRoutes } from '@suluh/domain/address';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cookieNames, decodeSummary } from '../cookies/index.ts';
import { browserRequest, programScope, setCookies, summary } from '../testing/visitor.ts';
import { deadUpstream, startUpstream, type UpstreamServer } from '../testing/upstreamServer.ts';
import { handleApiRequest } from './handle.ts';
import { handleLook } from './look.ts';

const routes = programRoutes('janabadra', 'program');
const told = {
  routes,
  words: { bar: 'Mode melihat', spent: 'Tautan sudah dipakai.', wait: 'Tunggu sebentar.', away: 'Coba lagi.' },
};
const endsAt = new Date(Date.now() + 900_000).toISOString();
const look = { token: 'intip', endsAt, sessionType: 'reguler', user: summary().user };

let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
  api.answer(({ body }) =>
    body.includes('"benar"') ? { status: 200, body: { data: look } } : { status: 404, body: { status: 'NOT_FOUND' } },
  );
});
afterEach(() => api.close());

const open = (query: string, upstream = api.upstream) =>
  handleLook(browserRequest(`/program/janabadra/api/session/look${query}`), programScope, upstream, told)!;

test('a link of the back office lets in by a session that ends with its token, and marks it', async () => {
  const response = await open('?code=benar');
  expect([response.status, response.headers.get('location')]).toEqual([303, pathTo(routes, 'home')]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  const set = setCookies(response);
  const names = cookieNames(programScope.id);
  const ends = `Expires=${new Date(endsAt).toUTCString()}`;
  expect(set[`__Host-suluh-${programScope.id}-token`]).toMatchObject({
    value: 'intip',
    attributes: expect.arrayContaining(['HttpOnly', 'Secure', ends]),
  });
  expect(set[`__Host-suluh-${programScope.id}-refresh`]?.value).toBe('');
  expect(set[names.look]).toMatchObject({
    value: encodeURIComponent(endsAt),
    attributes: expect.arrayContaining([ends]),
  });
  expect(decodeSummary(set[names.session]?.value, new Date())).toMatchObject({
    tokenExpiredAt: endsAt,
    refreshExpiredAt: endsAt,
  });
  expect(JSON.parse(api.arrived[0]!.body)).toEqual({ code: 'benar', sessionType: 'reguler' });
  expect(api.arrived[0]!.headers['x-program']).toBe('janabadra');
});

test.each([
  ['a code that is spent', '?code=lama'],
  ['no code', ''],
])('%s opens nothing, and says so', async (_, query) => {
  const response = await open(query);
  expect([response.status, response.headers.getSetCookie()]).toEqual([404, []]);
  expect(await response.text()).toContain('sudah dipakai');
});

test.each([
  [429, 'Tunggu sebentar.', '42'],
  [503, 'Coba lagi.', null],
])('a link the API answered with %i is not spent, and opens afterwards', async (status, said, retryAfter) => {
  const body = { status: 'LATER' };
  api.answer(() => ({ status, body, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) }));
  const response = await open('?code=benar');
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
  expect(response.headers.getSetCookie()).toEqual([]);
  const page = await response.text();
  expect(page).toContain(said);
  expect(page).not.toContain('sudah dipakai');
  api.answer(() => ({ status: 200, body: { data: look } }));
  expect((await open('?code=benar')).status).toBe(303);
});

test('nor is one while the API gives no answer', async () => {
  const response = await open('?code=benar', await deadUpstream());
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('Coba lagi.')]);
});

test('a browser never gets the token: the call itself is not handed on', async () => {
  const body = JSON.stringify({ code: 'benar', sessionType: 'reguler' });
  const request = browserRequest('/program/janabadra/api/auth/look', { method: 'POST', body });
  expect((await handleApiRequest(request, programScope, api.upstream)).status).toBe(404);
  expect(api.arrived).toEqual([]);
});

test('other addresses are somebody else’s', () => {
  expect(
    handleLook(browserRequest('/program/janabadra/api/session/renew'), programScope, api.upstream, told),
  ).toBeUndefined();
});
