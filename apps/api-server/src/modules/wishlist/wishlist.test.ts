import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';

let test: TestApp;
let auth: string;
beforeAll(async () => {
  test = await startTestApp();
  auth = await test.bearer('rina');
});
afterAll(() => test?.stop());

const list = async () => (await test.call('GET', '/api/wishlist', { auth })).body;
const add = (courseId: number) => test.call('POST', '/api/wishlist', { auth, body: { courseId } });

it('holds each course once, newest first, and lets go of it', async () => {
  await add(COURSE.excel);
  await add(COURSE.design);
  expect((await add(COURSE.excel)).body.data).toEqual({ success: true });
  const { data, meta } = await list();
  expect((data as { id: number; wishlisted: boolean }[]).map(({ id, wishlisted }) => [id, wishlisted])).toEqual([
    [COURSE.design, true],
    [COURSE.excel, true],
  ]);
  expect(meta?.totalData).toBe(2);
  for (let time = 0; time < 2; time++)
    expect((await test.call('DELETE', `/api/wishlist/${COURSE.design}`, { auth })).status).toBe(200);
  expect((await list()).meta?.totalData).toBe(1);
});

it('counts what there is behind the last page too', async () => {
  const { body } = await test.call('GET', '/api/wishlist?page=99', { auth });
  expect([body.data, body.meta]).toMatchObject([[], { totalData: 1, totalPage: 1 }]);
});

it('knows no unpublished course', async () => {
  expect((await add(COURSE.hidden)).status).toBe(404);
});

it('is each learner’s own', async () => {
  const other = await test.bearer('magang', 'internship-ddb');
  expect((await test.call('GET', '/api/wishlist', { auth: other })).body.meta?.totalData).toBe(0);
});
