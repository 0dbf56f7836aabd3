import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { manyLearners } from '../../../test/learners.ts';
import {
  deliver,
  openOrder,
  startPaymentTest,
  waitingOrder,
  type PaymentTest,
  type Waiting,
} from '../../../test/payments.ts';
import type { Transaction } from './queries.ts';

let test: PaymentTest;
let paid: Awaited<ReturnType<typeof openOrder>>;
let stranger: string;
const { orders, orderItem } = schema;
beforeAll(async () => {
  test = await startPaymentTest();
  stranger = (await manyLearners(test, 1))[0]!.auth;
  paid = await openOrder(test);
  await deliver(test, { id: paid.attempt.id, state: 'settled', amount: paid.attempt.amount });
  await test.services.db
    .update(orders)
    .set({ createdAt: new Date('2026-03-01T17:30:00Z'), paidAt: new Date('2026-03-01T17:45:00Z') })
    .where(eq(orders.id, paid.orderId));
  await test.services.db
    .update(orderItem)
    .set({ fullname: '=Menjahit 100%_Rapi; "pola"' })
    .where(eq(orderItem.orderId, paid.orderId));
});
afterAll(() => test?.stop());

const read = (query: string, auth = paid.learner.auth) => test.call('GET', `/api/payment/history?${query}`, { auth });
const idsOf = async (query: string, auth?: string): Promise<string[]> => {
  const { status, body } = await read(query, auth);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.data as Transaction[]).map(({ orderId }) => orderId);
};
const file = (query: string, auth: string | null = paid.learner.auth) =>
  test.app.inject({
    url: `/api/payment/history.csv?${query}`,
    headers: auth === null ? {} : { authorization: auth },
  });

describe('what an own history is looked through by', () => {
  it('finds by part of a course’s name in any case, and by each number', async () => {
    const [order] = await test.services.db.select().from(orders).where(eq(orders.id, paid.orderId));
    for (const words of ['menjahit', '100%_rapi', order!.id, order!.id.slice(4, 9).toLowerCase(), order!.invoiceId])
      expect(await idsOf(`q=${encodeURIComponent(words)}`), words).toEqual([paid.orderId]);
    for (const words of ['menjahit%pola', 'memasak', '100__rapi'])
      expect(await idsOf(`q=${encodeURIComponent(words)}`), words).toEqual([]);
  });

  it.each([
    ['from=2026-03-02', 1],
    ['to=2026-03-02', 1],
    ['from=2026-03-02&to=2026-03-02', 1],
    ['from=2026-03-03', 0],
    ['to=2026-03-01', 0],
  ])('counts days by Jakarta: %s', async (query, count) => expect(await idsOf(query)).toHaveLength(count));

  it('finds by method, within its tab', async () => {
    const [order] = await test.services.db.select().from(orders).where(eq(orders.id, paid.orderId));
    expect(await idsOf(`method=${order!.productCode}`)).toEqual([paid.orderId]);
    expect(await idsOf('method=LAIN')).toEqual([]);
    expect(await idsOf(`status=failed&method=${order!.productCode}`)).toEqual([]);
    expect((await read('q=memasak')).body.meta).toMatchObject({ totalData: 0 });
  });

  it.each(['from=2026-02-30', 'to=besok', `q=${'a'.repeat(101)}`, 'status=semua'])('refuses %s', async (query) => {
    expect((await read(query)).status).toBe(400);
    expect((await file(query)).statusCode).toBe(400);
  });

  it.each([
    ['from=0000-01-01', true],
    ['to=0001-01-01', false],
  ])('knows no order of the years nobody ordered in: %s', async (query, isFound) => {
    const { status, body } = await read(query);
    expect([status, (body.data as unknown as unknown[]).length > 0]).toEqual([200, isFound]);
  });

  it('shows nobody the orders of another', async () => {
    expect(await idsOf(`q=${paid.orderId}`, stranger)).toEqual([]);
    expect((await file(`q=${paid.orderId}`, stranger)).body).not.toContain(paid.orderId);
    expect((await file('', null)).statusCode).toBe(401);
  });
});

describe('the history as a file', () => {
  it('is what was looked for, by Jakarta’s clocks, its formulas defused', async () => {
    const answer = await file('q=menjahit');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toContain('riwayat-transaksi');
    const [header, row, ...rest] = answer.body.trim().split('\r\n');
    expect(header).toMatch(/Nomor pesanan;Nomor transaksi;/);
    expect(row).toContain(`${paid.orderId};`);
    expect(row).toContain(';2026-03-02 00:30;2026-03-02 00:45;Berhasil;');
    expect(row).toMatch(/;"'=Menjahit 100%_Rapi; ""pola""";/);
    expect(rest).toEqual([]);
  });

  it('leaves out the other tabs', async () => {
    const waiting: Waiting = await waitingOrder(test);
    const { auth } = waiting.learner;
    expect((await file('', auth)).body).not.toContain(waiting.orderId);
    expect((await file('status=waiting', auth)).body).toContain(waiting.orderId);
  });
});
