import { afterEach, beforeEach, expect, test } from 'vitest';
import { startUpstream, type UpstreamServer } from '../testing/upstreamServer.ts';
import { browserRequest, scope, summary } from '../testing/visitor.ts';
import { handleApiRequest } from './handle.ts';

const UPLOAD = '/api/my-course/membatik/lesson/12/upload';
const loggedIn = { token: 'A', refresh: 'R', summary: summary() };

let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

const ask = (method: string, path: string, headers: Record<string, string>, body?: string) => {
  const request = browserRequest(path, { method, ...loggedIn, ...(body === undefined ? {} : { body }) });
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return handleApiRequest(request, scope, api.upstream);
};

test('what the protocol asks and answers goes through in the name of the learner', async () => {
  api.answer(() => ({
    status: 201,
    headers: { location: 'upload/u-1', 'tus-resumable': '1.0.0', 'upload-expires': 'Mon', 'x-secret': 'x' },
  }));
  const begun = await ask('POST', UPLOAD, {
    'tus-resumable': '1.0.0',
    'upload-length': '9000000',
    'upload-metadata': 'filename dHVnYXMucGRm',
  });
  expect([begun.status, begun.headers.get('location'), begun.headers.get('x-secret')]).toEqual([
    201,
    'upload/u-1',
    null,
  ]);
  expect(api.arrived[0]?.headers).toMatchObject({
    authorization: 'Bearer A',
    'tus-resumable': '1.0.0',
    'upload-length': '9000000',
    'upload-metadata': 'filename dHVnYXMucGRm',
  });
  api.answer(() => ({ status: 204, headers: { 'upload-offset': '524288' } }));
  const piece = 'x'.repeat(512 * 1024);
  const kept = await ask('PATCH', `${UPLOAD}/u-1`, { 'upload-offset': '0' }, piece);
  expect([kept.status, kept.headers.get('upload-offset'), api.arrived[1]?.body.length]).toEqual([
    204,
    '524288',
    piece.length,
  ]);
  api.answer(() => ({ status: 200, headers: { 'upload-offset': '524288' } }));
  expect((await ask('HEAD', `${UPLOAD}/u-1`, {})).headers.get('upload-offset')).toBe('524288');
});

test.each(['/api/my-course/membatik/upload', `${UPLOAD}/u-1/lagi`, '/api/my-course/membatik/lesson/x/upload'])(
  '%s is nothing there is',
  async (path) => {
    expect((await ask('PATCH', path, {}, 'x')).status).toBe(404);
    expect(api.arrived).toEqual([]);
  },
);
