import type { StaffView } from '@suluh/api/types';
import { MOST_VIEWS } from '@suluh/domain/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newStaff, staffBearer } from '../../../test/staff.ts';

let test: TestApp;
let dewi: TestLearner;
let petrus: TestLearner;
let door: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  [dewi, petrus, door] = await Promise.all([
    newStaff(test, 'finance'),
    newStaff(test, 'support'),
    newStaff(test, 'door'),
  ]);
});
afterAll(() => test?.stop());

const PATH = '/api/staff/view';
const QUERY = {
  filter: { status: 'PAID', q: 'kopi' },
  sort: { field: 'createdAt', order: 'ASC' },
  hiddenColumns: ['email'],
};
const list = async (who: TestLearner, of = 'order') => {
  const { status, body } = await test.call('GET', `${PATH}?list=${encodeURIComponent(of)}`, { auth: who.auth });
  return status === 200 ? (body.data as StaffView[]) : status;
};
const save = (name: string, more: object = {}, who = dewi) =>
  test.call('POST', PATH, {
    auth: who.auth,
    body: { list: 'order', name, isShared: false, query: QUERY, ...more },
  });
const named = async (name: string, who = dewi) =>
  ((await list(who)) as StaffView[]).find((view) => view.name === name)!;

it('a view follows its person: filters, order and columns under a name', async () => {
  expect((await save(' Lunas minggu ini ')).status).toBe(201);
  expect(await list(dewi)).toMatchObject([{ name: 'Lunas minggu ini', isOwn: true, isShared: false, query: QUERY }]);
  const elsewhere = { ...dewi, auth: await staffBearer(test, dewi.userId) };
  expect(await list(elsewhere)).toEqual(await list(dewi));
  expect(await list(petrus)).toEqual([]);
  expect(await list(dewi, 'promo')).toEqual([]);
});

it('a view of the same name is replaced', async () => {
  await save('Sama', { query: { ...QUERY, filter: {} } });
  await save('Sama');
  const views = ((await list(dewi)) as StaffView[]).filter(({ name }) => name === 'Sama');
  expect(views).toMatchObject([{ query: QUERY }]);
});

it('a shared one is chosen by who may see the list, and changed by its person alone', async () => {
  await save('Bersama');
  const { id } = await named('Bersama');
  const change = (body: object, who = dewi) => test.call('PATCH', `${PATH}/${id}`, { auth: who.auth, body });
  expect((await change({ isShared: true })).status).toBe(200);
  expect(await list(petrus)).toMatchObject([{ name: 'Bersama', isOwn: false, query: QUERY }]);
  expect(await list(door)).toBe(403);
  expect((await change({ name: 'Milikku' }, petrus)).status).toBe(404);
  expect((await test.call('DELETE', `${PATH}/${id}`, { auth: petrus.auth })).status).toBe(404);
  expect((await change({ name: 'Untuk semua' })).status).toBe(200);
  expect(await list(petrus)).toMatchObject([{ name: 'Untuk semua' }]);
  expect((await change({ isShared: false })).status).toBe(200);
  expect(await list(petrus)).toEqual([]);
});

it('a name of another one of the list is refused, and a view that is removed is gone', async () => {
  await save('Satu');
  await save('Dua');
  const { id } = await named('Dua');
  const rename = (name: string) => test.call('PATCH', `${PATH}/${id}`, { auth: dewi.auth, body: { name } });
  expect((await rename('Satu')).status).toBe(409);
  expect((await rename('Dua')).status).toBe(200);
  expect((await test.call('DELETE', `${PATH}/${id}`, { auth: dewi.auth })).status).toBe(200);
  expect(await named('Dua')).toBeUndefined();
});

it.each([
  ['no name', { name: ' ' }, 400],
  ['a name that is too long', { name: 'a'.repeat(61) }, 400],
  ['a filter that is no word', { query: { ...QUERY, filter: { status: { $ne: '' } } } }, 400],
  ['a list there is none of', { list: 'rahasia' }, 404],
  ['an address that is no list', { list: 'site-settings' }, 404],
  ['a list of others', { list: 'audit' }, 403],
])('%s is refused', async (_, more, status) => expect((await save('Lain', more)).status).toBe(status));

it.each([
  ['a filter', { ...QUERY, filter: { nope: 'x' } }],
  ['a value of a filter', { ...QUERY, filter: { status: 'NOPE' } }],
  ['an order', { ...QUERY, sort: { field: 'password', order: 'ASC' } }],
])('%s the list has not is refused, and told of a view that was kept before', async (_, query) => {
  expect((await save('Tidak cocok', { query, isShared: true })).status).toBe(400);
  await save('Kuno', { isShared: true });
  const { id } = await named('Kuno');
  expect(await named('Kuno')).toMatchObject({ isFitting: true });
  await test.services.db
    .update(schema.staffView)
    .set({ query: query as never })
    .where(eq(schema.staffView.id, id));
  expect(await named('Kuno', petrus)).toMatchObject({ isFitting: false });
  await test.call('DELETE', `${PATH}/${id}`, { auth: dewi.auth });
});

it('there are no more than there may be, also of many at once', async () => {
  const many = Array.from({ length: MOST_VIEWS + 3 }, (_, at) => save(`V${at}`, {}, petrus));
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(MOST_VIEWS);
  expect(statuses.filter((status) => status === 409)).toHaveLength(3);
});

it('outside the demo nothing is told before a second factor was shown', async () => {
  const production = await startTestApp({ SULUH_MODE: 'production' });
  try {
    const { userId } = await newStaff(production, 'finance');
    const ask = async (isProved: boolean) => {
      const auth = await staffBearer(production, userId, isProved);
      return (await production.call('GET', `${PATH}?list=order`, { auth })).status;
    };
    expect([await ask(false), await ask(true)]).toEqual([403, 200]);
  } finally {
    await production.stop();
  }
});
