import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decodeSummary } from '../cookies/index.ts';
import { startUpstream, type Reply, type UpstreamServer } from '../testing/upstreamServer.ts';
import { browserRequest, scope, setCookies, summary, tokens } from '../testing/visitor.ts';
import { handleApiRequest } from './handle.ts';

const told = summary();
const member = { token: 'T', refresh: 'R', summary: told };
const person = {
  id: 'u-1',
  fullname: 'Sekar Ayu Kinasih',
  email: 'sekar@surel.id',
  foto: 'user/baru.png',
  isVerified: true,
  nik: '3404012345678901',
};
let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
  api.answer(() => ({ status: 200, body: { success: true, data: person } }));
});
afterEach(() => api.close());

const summaryIn = (response: Response) => {
  const cookie = setCookies(response)['suluh-main-session'];
  return cookie === undefined ? undefined : decodeSummary(cookie.value, new Date());
};

describe('the summary says who the learner is now', () => {
  const send = (method: string, path: string, jar: object = member) =>
    handleApiRequest(browserRequest(path, { ...jar, method, body: '{}' }), scope, api.upstream);

  test.each([
    ['PUT', '/api/profile/edit'],
    ['POST', '/api/profile/photo'],
    ['DELETE', '/api/profile/photo'],
  ])('after %s %s: name and photo, and nothing that is none of the header’s business', async (method, path) => {
    const response = await send(method, path);
    const { nik: _private, ...shown } = person;
    expect(summaryIn(response)).toEqual({ ...told, user: shown });
    expect(Object.keys(setCookies(response))).toEqual(['suluh-main-session']);
    expect(await response.json()).toMatchObject({ data: person });
  });

  test('after the address was proven: that it is, and the rest as before', async () => {
    api.answer(() => ({ status: 200, body: { success: true, data: { isVerified: true } } }));
    const response = await send('POST', '/api/verification/authorize', {
      ...member,
      summary: { ...told, user: { ...told.user, isVerified: false } },
    });
    expect(summaryIn(response)).toEqual({ ...told, user: { ...told.user, isVerified: true } });
  });

  test('also when the session was renewed on the way', async () => {
    const fresh = tokens('fresh');
    api.answer(({ url }): Reply => ({
      status: 200,
      body: { success: true, data: url === '/api/auth/refresh-token' ? fresh : person },
    }));
    const response = await send('PUT', '/api/profile/edit', { refresh: 'R', summary: told });
    expect(summaryIn(response)).toMatchObject({
      user: { fullname: person.fullname },
      refreshExpiredAt: fresh.refreshExpiredAt,
      tokenExpiredAt: fresh.tokenExpiredAt,
    });
    expect(setCookies(response)['__Host-suluh-main-token']?.value).toBe(fresh.token);
  });

  test.each([
    ['a refusal', 'PUT', '/api/profile/edit', 400],
    ['a mere look', 'GET', '/api/profile/me', 200],
  ])('%s leaves it', async (_, method, path, status) => {
    api.answer(() => ({ status, body: { data: person } }));
    const response = await handleApiRequest(
      browserRequest(path, { ...member, method, ...(method === 'GET' ? {} : { body: '{}' }) }),
      scope,
      api.upstream,
    );
    expect([response.status, summaryIn(response)]).toEqual([status, undefined]);
  });
});
