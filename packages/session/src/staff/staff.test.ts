import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadUpstream, startUpstream, type UpstreamServer } from '../testing/upstreamServer.ts';
import { handleStaffRequest } from './index.ts';

let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

const ORIGIN = 'https://kantor.suluh.example';
const ask = (
  path: string,
  {
    method = 'GET',
    body,
    cookie,
    origin = ORIGIN,
    headers = {},
  }: {
    method?: string;
    body?: unknown;
    cookie?: string;
    origin?: string;
    headers?: Record<string, string>;
  } = {},
) =>
  handleStaffRequest(
    new Request(`${ORIGIN}${path}`, {
      method,
      headers: {
        origin,
        host: 'kantor.suluh.example',
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
    api.upstream,
  );
const signedIn = '__Host-suluh-staff=staff_rahasia';

describe('the API of the back office', () => {
  it('keeps the token in a cookie no script reads, and out of the answer', async () => {
    api.answer(() => ({
      status: 200,
      body: { success: true, data: { token: 'staff_rahasia', me: { email: 'a@b.example' } } },
    }));
    const response = await ask('/api/staff/session', { method: 'POST', body: { email: 'a@b.example', password: 'x' } });
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-suluh-staff=staff_rahasia; Path=/; SameSite=Strict; HttpOnly; Secure',
    ]);
    expect(await response.json()).toEqual({ success: true, data: { me: { email: 'a@b.example' } } });
    expect(api.arrived[0]!.headers.authorization).toMatch(/^Basic /);
  });

  it('turns the cookie into a bearer, and hands the version on', async () => {
    await ask('/api/admin/course/1', {
      method: 'PATCH',
      body: { price: 1 },
      cookie: signedIn,
      headers: { 'if-match': '"7"' },
    });
    expect(api.arrived[0]).toMatchObject({
      method: 'PATCH',
      body: '{"price":1}',
      headers: { authorization: 'Bearer staff_rahasia', 'if-match': '"7"' },
    });
  });

  it.each([
    ['a session that is over', 401, 'Max-Age=0'],
    ['a refusal', 403, undefined],
  ])('%s', async (_, status, cleared) => {
    api.answer(() => ({ status, body: { success: false, code: status } }));
    const response = await ask('/api/admin/course', { cookie: signedIn });
    expect([response.status, response.headers.getSetCookie()[0]]).toEqual([
      status,
      cleared ? expect.stringContaining(cleared) : undefined,
    ]);
  });

  it('tells a page that nobody is signed in without a refusal, before and after a session', async () => {
    const before = await ask('/api/staff/me');
    expect([before.status, await before.json()]).toEqual([200, { success: true, code: 200, data: null }]);
    expect(api.arrived).toEqual([]);
    api.answer(() => ({ status: 401, body: { success: false, code: 401 } }));
    const after = await ask('/api/staff/me', { cookie: signedIn });
    expect([after.status, await after.json()]).toMatchObject([200, { data: null }]);
    expect(after.headers.getSetCookie()[0]).toContain('Max-Age=0');
  });

  it('takes the cookie away when somebody leaves', async () => {
    const response = await ask('/api/staff/session', { method: 'DELETE', cookie: signedIn });
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0');
  });

  it.each([
    ['what is for learners', 'GET', '/api/profile/me', {}, 404],
    ['logging in as a learner', 'POST', '/api/auth/login', {}, 404],
    ['what nobody knows', 'GET', '/api/tidak-ada', {}, 404],
    ['no session', 'GET', '/api/admin/course', { cookie: '' }, 401],
    ["another site's page", 'POST', '/api/admin/course', { origin: 'https://jahat.example' }, 403],
  ])('sends nothing for %s', async (_, method, path, more, status) => {
    expect((await ask(path, { method, cookie: signedIn, ...more })).status).toBe(status);
    expect(api.arrived).toEqual([]);
  });

  it('says that the API is away', async () => {
    const upstream = await deadUpstream();
    const response = await handleStaffRequest(
      new Request(`${ORIGIN}/api/staff/me`, { headers: { cookie: signedIn } }),
      upstream,
    );
    expect(response.status).toBe(503);
  });

  it('hands on a file that comes in pieces, and what is said of it', async () => {
    const at = '/api/admin/course/7/lesson/3/upload';
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': '9', 'upload-metadata': 'kind dmlkZW8tMjQw' };
    api.answer(() => ({ status: 201, headers: { location: 'upload/u-1', 'tus-resumable': '1.0.0', 'x-secret': 'x' } }));
    const begun = await ask(at, { method: 'POST', cookie: signedIn, headers });
    expect([begun.headers.get('location'), begun.headers.get('x-secret')]).toEqual(['upload/u-1', null]);
    expect(api.arrived[0]!.headers).toMatchObject({ ...headers, authorization: 'Bearer staff_rahasia' });
    api.answer(() => ({ status: 200, headers: { 'upload-offset': '4' } }));
    const stands = await ask(`${at}/u-1`, { method: 'HEAD', cookie: signedIn });
    expect(stands.headers.get('upload-offset')).toBe('4');
    expect((await ask(`${at}/u-1/lagi`, { method: 'HEAD', cookie: signedIn })).status).toBe(404);
    expect((await ask(`${at}/u-1`, { method: 'HEAD', cookie: '' })).status).toBe(401);
    expect(api.arrived.length).toBe(2);
  });

  it('refuses what is too large', async () => {
    const response = await ask('/api/admin/course', {
      method: 'POST',
      body: { q: 'x'.repeat(300_000) },
      cookie: signedIn,
    });
    expect(response.status).toBe(413);
  });
});
