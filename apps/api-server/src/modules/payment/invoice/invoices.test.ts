import { textOfPdf } from '../../../../test/pdfText.ts';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schema } from '../../../db/index.ts';
import { manyLearners } from '../../../../test/learners.ts';
import { deliver, openOrder, startPaymentTest, type PaymentTest } from '../../../../test/payments.ts';
import { newStaff } from '../../../../test/staff.ts';
import { settleRefund } from '../settleRefund.ts';
import { runDueJobs } from '../jobs/run.ts';
import { invoiceNext } from './issueInvoice.ts';
import { creditNext } from './issueCreditNotes.ts';

vi.setConfig({ testTimeout: 60_000 });

let test: PaymentTest;
beforeAll(async () => void (test = await startPaymentTest()));
afterAll(() => test?.stop());

const { creditNote, invoice, orders, refund, settlementLine } = schema;
type Order = Awaited<ReturnType<typeof openOrder>>;
const settle = ({ attempt }: Order) => deliver(test, { id: attempt.id, state: 'settled', amount: attempt.amount });
const rowOf = async (orderId: string) =>
  (await test.services.db.select().from(orders).where(eq(orders.id, orderId)))[0]!;
const invoiceOf = async (orderId: string) =>
  (await test.services.db.select().from(invoice).where(eq(invoice.orderId, orderId)))[0];
const notesOf = (orderId: string) =>
  test.services.db.select().from(creditNote).where(eq(creditNote.orderId, orderId)).orderBy(asc(creditNote.number));
const linesOf = (orderId: string) =>
  test.services.db.select().from(settlementLine).where(eq(settlementLine.orderId, orderId));
const numberAll = async () => {
  while (await invoiceNext(test.services));
};
const shown = async ({ orderId, learner }: Order) =>
  (await test.call('GET', `/api/payment/history/${orderId}`, { auth: learner.auth })).body.data as unknown as {
    invoiceNumber: string | null;
    invoiceStanding: string;
    creditNotes: { number: string; amount: number; urlFile: string }[];
    urlFileInvoice: string | null;
  };
const fileOf = async (path: string, auth: string) => {
  const answer = await test.app.inject({ method: 'GET', url: path, headers: { authorization: auth } });
  return { status: answer.statusCode, text: answer.statusCode === 200 ? await textOfPdf(answer.rawPayload) : '' };
};
/** A refund that went back, as the worker leaves it. */
async function givenBack(order: Order, amount: number, courseId: number | null = null): Promise<void> {
  const { db, now } = test.services;
  const { paidBy } = await rowOf(order.orderId);
  await db.insert(refund).values({
    orderId: order.orderId,
    attemptId: paidBy,
    amount,
    reason: 'uji',
    courseId,
    isAsked: true,
    status: 'settled',
    settledAt: now(),
  });
  await db.update(orders).set({ creditDueAt: now() }).where(eq(orders.id, order.orderId));
}

describe('numbers of invoices', () => {
  it('run without a gap through fifty payments at once and several workers, by the day in WIB', async () => {
    const waiting: Order[] = [];
    for (let at = 0; at < 50; at++) waiting.push(await openOrder(test));
    expect(await invoiceNext(test.services)).toBe(false);
    await Promise.all(waiting.map(settle));
    expect(await shown(waiting[0]!)).toMatchObject({ invoiceNumber: null, invoiceStanding: 'numbering' });
    await Promise.all(Array.from({ length: 6 }, numberAll));
    await numberAll();
    const days = new Map<string, number[]>();
    for (const { orderId } of waiting) {
      const { day, sequence, number } = (await invoiceOf(orderId))!;
      expect(number).toBe(`INV/${day.replaceAll('-', '')}/${String(sequence).padStart(6, '0')}`);
      expect((await rowOf(orderId)).invoiceNumber).toBe(number);
      days.set(day, [...(days.get(day) ?? []), sequence]);
    }
    for (const sequences of days.values())
      expect(sequences.sort((left, right) => left - right)).toEqual(sequences.map((_, at) => at + 1));
    expect([...days.values()].flat()).toHaveLength(50);
  });

  it('are those of the day of the payment, either side of midnight in WIB', async () => {
    const [before, after] = [await openOrder(test), await openOrder(test)];
    await settle(before);
    await settle(after);
    const at = (orderId: string, paidAt: string) =>
      test.services.db
        .update(orders)
        .set({ paidAt: new Date(paidAt) })
        .where(eq(orders.id, orderId));
    await at(before.orderId, '2025-03-01T16:59:59Z');
    await at(after.orderId, '2025-03-01T17:00:00Z');
    await numberAll();
    expect((await invoiceOf(before.orderId))!.number).toBe('INV/20250301/000001');
    expect((await invoiceOf(after.orderId))!.number).toBe('INV/20250302/000001');
  });

  it('are given again when the work is lost half way', async () => {
    const order = await openOrder(test);
    await settle(order);
    await test.services.db
      .update(orders)
      .set({ paidAt: new Date('2025-04-01T05:00:00Z') })
      .where(eq(orders.id, order.orderId));
    await test.services.pool.query(
      `alter table settlement_line add constraint broken check (order_id <> '${order.orderId}')`,
    );
    await numberAll();
    expect(await invoiceOf(order.orderId)).toBeUndefined();
    await test.services.pool.query('alter table settlement_line drop constraint broken');
    await test.services.pool.query('delete from order_work_failure');
    await numberAll();
    expect((await invoiceOf(order.orderId))!.number).toBe('INV/20250401/000001');
  });

  it('are for what cost something', async () => {
    const order = await openOrder(test);
    await settle(order);
    await test.services.db.update(orders).set({ purchaseTotal: 0 }).where(eq(orders.id, order.orderId));
    await numberAll();
    expect(await shown(order)).toMatchObject({ invoiceNumber: null, invoiceStanding: 'none', urlFileInvoice: null });
    expect((await fileOf(`/api/payment/invoice/${order.orderId}/file`, order.learner.auth)).status).toBe(404);
  });
});

describe('an invoice', () => {
  it('says its number on paper once it has one, to its learner and to staff', async () => {
    const order = await openOrder(test);
    await settle(order);
    const path = `/api/payment/invoice/${order.orderId}/file`;
    expect((await fileOf(path, order.learner.auth)).text).toContain('Nomor faktur sedang dibuat');
    await numberAll();
    const { number } = (await invoiceOf(order.orderId))!;
    expect((await fileOf(path, order.learner.auth)).text).toContain(number);
    const finance = await newStaff(test, 'finance');
    expect((await fileOf(`/api/admin/order/${order.orderId}/invoice.pdf`, finance.auth)).text).toContain(number);
    const { body } = await test.call('GET', `/api/admin/order?q=${encodeURIComponent(number)}`, { auth: finance.auth });
    expect(body.data).toMatchObject([{ id: order.orderId, invoiceNumber: number, invoiceStanding: 'numbered' }]);
    const [stranger] = await manyLearners(test, 1);
    expect((await fileOf(path, stranger!.auth)).status).toBe(404);
  });

  it('says who sold and the tax of its day, whatever is written down later', async () => {
    const finance = await newStaff(test, 'finance');
    const read = async () =>
      (await test.call('GET', '/api/admin/seller', { auth: finance.auth })).body.data as unknown as {
        updatedAt: string | null;
      };
    const save = (body: object) => test.call('PUT', '/api/admin/seller', { auth: finance.auth, body });
    const terms = { name: 'PT Lama', address: 'Bandung', npwp: '012345678901000', taxPercent: 11, feePercent: 20 };
    expect((await save({ ...terms, ...(await read()), ...terms })).status).toBe(200);
    const order = await openOrder(test);
    await settle(order);
    await numberAll();
    const seen = await read();
    expect((await save({ ...seen, name: 'PT Baru' })).status).toBe(200);
    expect((await save({ ...seen, name: 'PT Terlambat' })).status).toBe(409);
    const { text } = await fileOf(`/api/payment/invoice/${order.orderId}/file`, order.learner.auth);
    for (const part of ['PT Lama', 'Bandung', 'NPWP 01.234.567.8-901.000', 'Termasuk PPN 11%', 'Rp10.306'])
      expect(text).toContain(part);
    expect(await linesOf(order.orderId)).toMatchObject([{ kind: 'sale', gross: 100_000, fee: 20_000, net: 80_000 }]);
    expect((await save({ ...(await read()), npwp: '12' })).body).toMatchObject({ errors: [{ field: 'npwp' }] });
    const trail = await test.services.db
      .select()
      .from(schema.auditLog)
      .where(and(eq(schema.auditLog.action, 'seller.save'), eq(schema.auditLog.actorId, finance.userId)));
    expect(trail).toHaveLength(2);
    const history = await test.call('GET', '/api/admin/seller/history', { auth: finance.auth });
    expect(history.body.data).toMatchObject([
      { action: 'seller.save', before: { name: 'PT Lama' }, after: { name: 'PT Baru' } },
      { action: 'seller.save', after: { name: 'PT Lama' } },
    ]);
  });
});

describe('a credit note', () => {
  it('is written for money that went back, on paper for its learner and staff alone', async () => {
    const order = await openOrder(test);
    await settle(order);
    await numberAll();
    await test.call('POST', `/api/payment/${order.orderId}/refund`, {
      auth: order.learner.auth,
      body: { reason: 'Salah beli' },
    });
    const [row] = await test.services.db
      .update(refund)
      .set({ status: 'transfer' })
      .where(eq(refund.orderId, order.orderId))
      .returning();
    await test.services.db.transaction((tx) =>
      settleRefund(tx, test.services, { row: row!, attemptId: order.attempt.id, from: 'transfer' }),
    );
    await runDueJobs(test.services);
    const finance = await newStaff(test, 'finance');
    const notes = await notesOf(order.orderId);
    expect(notes).toMatchObject([{ amount: order.attempt.amount, reason: 'refund' }]);
    expect(notes[0]!.number).toMatch(/^NK\/\d{8}\/\d{6}$/);
    const { creditNotes, urlFileInvoice } = await shown(order);
    expect(creditNotes).toMatchObject([{ number: notes[0]!.number, amount: order.attempt.amount }]);
    expect(urlFileInvoice).not.toBeNull();
    const { text } = await fileOf(creditNotes[0]!.urlFile, order.learner.auth);
    expect(text).toContain(notes[0]!.number);
    expect(text).toContain((await invoiceOf(order.orderId))!.number);
    const [stranger] = await manyLearners(test, 1);
    expect((await fileOf(creditNotes[0]!.urlFile, stranger!.auth)).status).toBe(404);
    expect((await fileOf(`/api/admin/credit-note/${notes[0]!.id}/file`, finance.auth)).text).toContain('Nota Kredit');
    const { body } = await test.call('GET', `/api/admin/order?q=${encodeURIComponent(notes[0]!.number)}`, {
      auth: finance.auth,
    });
    expect(body.data).toMatchObject([{ id: order.orderId, creditNotes: [{ number: notes[0]!.number }] }]);
  });

  it('is written once, by whatever many workers, and never beyond the invoice', async () => {
    const order = await openOrder(test);
    await settle(order);
    await numberAll();
    await givenBack(order, 30_000);
    await Promise.all(Array.from({ length: 6 }, () => creditNext(test.services)));
    expect(await notesOf(order.orderId)).toMatchObject([{ amount: 30_000 }]);
    await givenBack(order, 500_000, order.courseId);
    await Promise.all(Array.from({ length: 6 }, () => creditNext(test.services)));
    await creditNext(test.services);
    const notes = await notesOf(order.orderId);
    expect(notes.map(({ amount }) => amount)).toEqual([30_000, order.attempt.amount - 30_000]);
    expect(await invoiceOf(order.orderId)).toMatchObject({ credited: order.attempt.amount });
    const net = (await linesOf(order.orderId)).reduce(
      (sum, line) => sum + (line.kind === 'sale' ? line.net : -line.net),
      0,
    );
    expect(net).toBe(0);
  });

  it('is written for what the provider took back, and waits for its invoice', async () => {
    const order = await openOrder(test);
    await settle(order);
    await deliver(test, { id: order.attempt.id, state: 'reversed', amount: order.attempt.amount });
    await creditNext(test.services);
    expect(await notesOf(order.orderId)).toEqual([]);
    await numberAll();
    while (await creditNext(test.services));
    expect(await notesOf(order.orderId)).toMatchObject([{ amount: order.attempt.amount, reason: 'reversed' }]);
  });

  it('is none for money that came twice', async () => {
    const order = await openOrder(test);
    await settle(order);
    await numberAll();
    const { db, now } = test.services;
    const [surplus] = await db
      .insert(schema.paymentAttempt)
      .values({ orderId: order.orderId, productCode: 'QRIS', gateway: 'sandbox', amount: 101_000, status: 'reversed' })
      .returning();
    await db.insert(refund).values({
      orderId: order.orderId,
      attemptId: surplus!.id,
      amount: 101_000,
      reason: 'dua kali',
      status: 'settled',
      settledAt: now(),
    });
    await db.update(orders).set({ creditDueAt: now() }).where(eq(orders.id, order.orderId));
    while (await creditNext(test.services));
    expect(await notesOf(order.orderId)).toEqual([]);
    expect(await invoiceOf(order.orderId)).toMatchObject({ credited: 0 });
  });
});
