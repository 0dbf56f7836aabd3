import type { BillingAddress } from '@suluh/api/types';
import { MOST_BILLING_ADDRESSES } from '@suluh/domain/validation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASIC, startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';

const PATH = '/api/billing-address';
const PIC = {
  fullnameUser: 'Rani Wulandari',
  position: 'Keuangan',
  pic_phone: '6281234567890',
  pic_email: 'rani@lumbung.example',
  billingAddress: 'Jalan Kaliurang 12, Sleman',
};
let test: TestApp;
let learner: TestLearner;
let stranger: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  [learner, stranger] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
});
afterAll(() => test?.stop());

const list = async ({ auth }: TestLearner) => (await test.call('GET', PATH, { auth })).body.data as BillingAddress[];
const add = (changes: object = {}, { auth } = learner) =>
  test.call('POST', PATH, { auth, body: { ...PIC, ...changes } });

describe('addresses of invoices a learner keeps', () => {
  it('are kept once, changed and let go by their owner alone', async () => {
    await add();
    expect((await add()).status).toBe(200);
    const [kept, ...others] = await list(learner);
    expect([kept, others]).toEqual([{ id: expect.any(String), ...PIC }, []]);
    const change = (auth: string) =>
      test.call('PUT', `${PATH}/${kept!.id}`, { auth, body: { ...PIC, position: 'Direktur' } });
    expect((await change(stranger.auth)).status).toBe(404);
    expect((await change(learner.auth)).body.data).toMatchObject([{ position: 'Direktur' }]);
    await test.call('DELETE', `${PATH}/${kept!.id}`, { auth: stranger.auth });
    expect(await list(learner)).toHaveLength(1);
    expect((await test.call('DELETE', `${PATH}/${kept!.id}`, { auth: learner.auth })).body.data).toEqual([]);
    expect((await test.call('GET', PATH, { auth: BASIC })).status).toBe(401);
  });

  it('are never two of the same: one changed into another is refused, also two at once, and itself is not', async () => {
    for (const position of ['Satu', 'Dua', 'Tiga']) await add({ position });
    const kept = await list(learner);
    const changeTo = (at: number, position: string) =>
      test.call('PUT', `${PATH}/${kept[at]!.id}`, { auth: learner.auth, body: { ...PIC, position } });
    expect((await changeTo(0, kept[1]!.position)).status).toBe(409);
    expect((await changeTo(0, kept[0]!.position)).status).toBe(200);
    const both = await Promise.all([changeTo(0, 'Sama'), changeTo(1, 'Sama')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list(learner)).filter(({ position }) => position === 'Sama')).toHaveLength(1);
    for (const { id } of kept) await test.call('DELETE', `${PATH}/${id}`, { auth: learner.auth });
  });

  it.each([
    ['pic_phone', '0812'],
    ['pic_email', 'rani'],
    ['billingAddress', ' '],
    ['fullnameUser', ''],
  ])('with a wrong %s is refused', async (name, value) => {
    expect((await add({ [name]: value })).status).toBe(400);
  });

  it('are no more than there may be, also of many at once', async () => {
    const many = Array.from({ length: MOST_BILLING_ADDRESSES + 2 }, (_, at) => add({ position: `P${at}` }, stranger));
    const statuses = (await Promise.all(many)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: MOST_BILLING_ADDRESSES }, () => 200), 409, 409]);
    expect(await list(stranger)).toHaveLength(MOST_BILLING_ADDRESSES);
  });
});
