import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, newCourse } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { textOfPdf } from '../../../test/pdfText.ts';
import { schema } from '../../db/index.ts';
import { creditNext } from '../payment/invoice/issueCreditNotes.ts';
import { invoiceNext } from '../payment/invoice/issueInvoice.ts';
import { statementOf } from '@suluh/domain/settlement';

vi.setConfig({ testTimeout: 60_000 });

const { course, invoice, orderItem, orders, paymentAttempt, promo, refund, setting, settlementLine } = schema;
const MONTH = '2025-06';
const ORDERS = 40;

let test: TestApp;
let finance: string;
/** Numbers that look random and are the same each time. */
let seed = 20_250_601;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};

/** A paid order of one to three courses of two partners, some by a promo, and now and then money that went back. */
async function order(at: number, courses: readonly number[]): Promise<void> {
  const { db } = test.services;
  const [learner] = await manyLearners(test, 1);
  const items = Array.from({ length: 1 + random(3) }, (_, position) => ({
    position,
    courseId: courses[random(courses.length)]!,
    price: 1 + random(900_000),
  }));
  const purchase = items.reduce((sum, { price }) => sum + price, 0);
  const promoCode = [null, 'REKAPKITA', 'REKAPMITRA'][random(3)]!;
  const discount = promoCode ? random(purchase + 1) : 0;
  const fee = purchase === discount ? 0 : random(5_000);
  const total = purchase - discount + fee;
  const id = `REKAP-${at}`;
  const paidAt = new Date(Date.UTC(2025, 5, 1 + random(29), random(16)));
  await db.insert(orders).values({
    id,
    invoiceId: `TRX-${at}`,
    userId: learner!.userId,
    status: 'PAID',
    purchaseTotal: purchase,
    promoCode,
    promoDiscount: discount,
    fee,
    paymentTotal: total,
    paidAt,
  });
  await db
    .insert(orderItem)
    .values(
      items.map((item) => ({ ...item, orderId: id, fullname: `=Kursus ${item.courseId}`, priceAfter: item.price })),
    );
  if (total === 0) return;
  const [attempt] = await db
    .insert(paymentAttempt)
    .values({
      orderId: id,
      productCode: 'QRIS',
      gateway: 'sandbox',
      amount: total,
      status: 'settled',
      settledAt: paidAt,
    })
    .returning();
  await db.update(orders).set({ paidBy: attempt!.id }).where(eq(orders.id, id));
  if (random(3) > 0) return;
  const isCourse = random(2) === 0;
  const amount = isCourse ? Math.min(total, items[0]!.price) : 1 + random(total);
  await db.insert(refund).values({
    orderId: id,
    attemptId: attempt!.id,
    amount,
    reason: 'uji',
    courseId: isCourse ? items[0]!.courseId : null,
    isAsked: true,
    status: 'settled',
    settledAt: new Date(paidAt.getTime() + 3_600_000),
  });
  await db.update(orders).set({ creditDueAt: paidAt }).where(eq(orders.id, id));
}

beforeAll(async () => {
  test = await startTestApp();
  finance = (await newStaff(test, 'finance')).auth;
  const { db } = test.services;
  await db.insert(setting).values({
    key: 'seller',
    value: { name: 'PT Suluh', address: '', npwp: '', taxPercent: 11, feePercent: 13 },
  });
  const terms = { title: 'Rekap', startAt: new Date(0), endAt: new Date(1) };
  await db.insert(promo).values([
    { code: 'REKAPKITA', borneBy: 'platform', ...terms },
    { code: 'REKAPMITRA', borneBy: 'partner', ...terms },
  ]);
  const courses: number[] = [];
  for (const partnerId of [1, 1, 2, 2]) {
    const { courseId } = await newCourse(test, { price: 100_000 });
    await db.update(course).set({ partnerId }).where(eq(course.id, courseId));
    courses.push(courseId);
  }
  for (let at = 0; at < ORDERS; at++) await order(at, courses);
  while (await invoiceNext(test.services));
  while (await creditNext(test.services));
});
afterAll(() => test?.stop());

interface Row {
  id: string;
  partnerId: number;
  gross: number;
  promoPlatform: number;
  promoPartner: number;
  fee: number;
  refund: number;
  net: number;
}
const get = (path: string, auth = finance) => test.call('GET', `/api/admin/settlement${path}`, { auth });
const listed = async (auth = finance) => (await get(`?month=${MONTH}`, auth)).body.data as unknown as Row[];
const sum = (rows: readonly number[]): number => rows.reduce((all, each) => all + each, 0);

describe('statements', () => {
  it('add up to the orders: prices, promos, and what learners paid', async () => {
    const { db } = test.services;
    const lines = await db.select().from(settlementLine).where(eq(settlementLine.month, MONTH));
    const rows = await db
      .select()
      .from(orders)
      .where(sql`${orders.id} like 'REKAP-%'`);
    const invoices = await db
      .select()
      .from(invoice)
      .where(
        inArray(
          invoice.orderId,
          rows.map(({ id }) => id),
        ),
      );
    expect(invoices).toHaveLength(ORDERS);
    for (const row of rows) {
      const own = lines.filter(({ orderId }) => orderId === row.id);
      const sales = own.filter(({ kind }) => kind === 'sale');
      expect(sum(sales.map(({ gross }) => gross))).toBe(row.purchaseTotal);
      expect(sum(sales.map(({ promoPlatform, promoPartner }) => promoPlatform + promoPartner))).toBe(row.promoDiscount);
      expect(sum(sales.map(({ paid }) => paid)) + row.fee).toBe(row.paymentTotal);
      const { total, credited } = invoices.find(({ orderId }) => orderId === row.id)!;
      const back = sum(own.filter(({ kind }) => kind === 'refund').map(({ paid }) => paid));
      expect(total).toBe(row.paymentTotal);
      expect(back).toBe(Math.min(credited, row.purchaseTotal - row.promoDiscount));
    }
    expect(sum(invoices.map(({ credited }) => credited))).toBeGreaterThan(0);
    const statements = await listed();
    expect(statements.map(({ partnerId }) => partnerId).sort()).toEqual([1, 2]);
    for (const { id, partnerId, ...rest } of statements) {
      const own = lines.filter((line) => line.partnerId === partnerId);
      expect(rest).toMatchObject(statementOf(own));
      expect(id).toBe(`${partnerId}-${MONTH}`);
    }
    expect(sum(statements.map(({ gross }) => gross))).toBe(sum(rows.map(({ purchaseTotal }) => purchaseTotal)));
    expect(sum(statements.map(({ promoPlatform, promoPartner }) => promoPlatform + promoPartner))).toBe(
      sum(rows.map(({ promoDiscount }) => promoDiscount)),
    );
  });

  it('are one a partner and month, with their lines page by page', async () => {
    const [first] = await listed();
    expect((await get(`/${first!.id}`)).body.data).toEqual(first);
    const { body } = await get(`/${first!.id}/line?limit=25`);
    expect(body.data).toHaveLength(25);
    const total = body.meta!.totalData;
    expect(total).toBe(
      await test.services.db.$count(
        settlementLine,
        and(eq(settlementLine.month, MONTH), eq(settlementLine.partnerId, first!.partnerId)),
      ),
    );
    expect((await get('?month=2025-05')).body.data).toEqual([]);
  });

  it.each(['1-2025-05', '1-2025-13', 'x', '99-2025-06'])('there is none %s', async (id) => {
    for (const path of ['', '/line', '/statement.csv', '/statement.pdf'])
      expect((await get(`/${id}${path}`)).status).toBe(404);
  });

  it('are told to a partner of their own alone', async () => {
    const { auth } = await newStaff(test, 'partner', { partnerId: 2 });
    expect((await listed(auth)).map(({ partnerId }) => partnerId)).toEqual([2]);
    expect((await get(`/2-${MONTH}`, auth)).status).toBe(200);
    for (const path of ['', '/line', '/statement.csv', '/statement.pdf'])
      expect((await get(`/1-${MONTH}${path}`, auth)).status).toBe(404);
    const { auth: elsewhere } = await newStaff(test, 'partner', { programId: 1 });
    expect(await listed(elsewhere)).toEqual([]);
    expect((await get(`/2-${MONTH}`, (await newStaff(test, 'support')).auth)).status).toBe(403);
  });

  it('are fetched as a table that no spreadsheet runs, whose last row is the statement', async () => {
    const [{ id, net, gross }] = (await listed()) as [Row];
    const { rawPayload, headers } = await test.app.inject({
      method: 'GET',
      url: `/api/admin/settlement/${id}/statement.csv`,
      headers: { authorization: finance },
    });
    expect(headers['content-type']).toContain('text/csv');
    const rows = rawPayload.toString('utf8').trim().split('\r\n');
    expect(rows[1]).toContain(";'=Kursus");
    const sums = rows.at(-1)!.split(';');
    expect(Number(sums.at(-1))).toBe(net);
    const backs = rows.filter((row) => row.includes(';Pengembalian;')).map((row) => Number(row.split(';')[5]));
    expect(backs.length).toBeGreaterThan(0);
    expect(backs.every((each) => each <= 0)).toBe(true);
    expect(Number(sums[5])).toBe(gross + sum(backs));
  });

  it('are fetched on paper', async () => {
    const { rawPayload } = await test.app.inject({
      method: 'GET',
      url: `/api/admin/settlement/1-${MONTH}/statement.pdf`,
      headers: { authorization: finance },
    });
    const text = await textOfPdf(rawPayload);
    for (const part of ['Rekap Penjualan Mitra', 'PT Suluh', 'Juni 2025', 'Bagian mitra']) expect(text).toContain(part);
  });
});
