import { startUpstream } from '@suluh/session/testing';
import { expect, it } from 'vitest';
import { browserApi } from './browserApi.ts';

it('calls as the client does, and comes to its results', async () => {
  const api = await startUpstream();
  const { apiOrigin } = api.upstream;
  api.answer(({ method }) =>
    method === 'DELETE'
      ? { status: 409, body: { status: 'CONFLICT', message: 'tidak bisa' } }
      : { status: 200, body: { data: [] } },
  );
  const client = browserApi({ base: apiOrigin });
  const marks = await client.GET('/api/course/marks', { params: { query: { courseId: [1, 2] } } });
  const gone = await client.DELETE('/api/wishlist/{courseId}', { params: { path: { courseId: 7 } } });
  expect(marks.data).toEqual({ data: [] });
  expect(gone.error).toMatchObject({ code: 409, status: 'CONFLICT', message: 'tidak bisa' });
  expect(api.arrived.map(({ url }) => decodeURIComponent(url))).toEqual([
    '/api/course/marks?courseId[]=1&courseId[]=2',
    '/api/wishlist/7',
  ]);
  await api.close();
  expect((await client.GET('/api/site/config')).error).toMatchObject({ code: 500, status: 'error' });
});
