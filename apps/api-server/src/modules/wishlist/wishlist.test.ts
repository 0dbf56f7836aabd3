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

it('keeps what a course cost when it was wished for, until it is wished for anew', async () => {
  const wished = async () =>
    ((await list()).data as { id: number; priceAfter: number; wishedRupiah: number | null }[]).find(
      ({ id }) => id === COURSE.marketing,
    )!;
  await add(COURSE.marketing);
  const then = (await wished()).priceAfter;
  expect((await wished()).wishedRupiah).toBe(then);
  await test.services.pool.query('update course set price_after = price_after - 10000 where id = $1', [
    COURSE.marketing,
  ]);
  await expect.poll(async () => (await wished()).priceAfter).toBe(then - 10_000);
  await add(COURSE.marketing);
  expect((await wished()).wishedRupiah).toBe(then);
  await test.call('DELETE', `/api/wishlist/${COURSE.marketing}`, { auth });
  await add(COURSE.marketing);
  expect((await wished()).wishedRupiah).toBe(then - 10_000);
});

it('says nothing of a price that was not kept', async () => {
  await test.services.pool.query('update wishlist set price_rupiah = null');
  const { data } = await list();
  expect((data as unknown[]).length).toBeGreaterThan(0);
  for (const each of data as unknown[]) expect(each).toMatchObject({ wishedRupiah: null });
});
