import { eq, ne } from 'drizzle-orm';
import { staffText } from '@suluh/i18n-id/staff';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schema } from '../../db/index.ts';
import { manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newStaff } from '../../../test/staff.ts';
import { giveWaiting } from './giveCodes.ts';

vi.setConfig({ testTimeout: 60_000 });

let test: TestApp;
let finance: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  finance = await newStaff(test, 'finance');
});
afterAll(() => test?.stop());

const path = '/api/admin/voucher-batch';
interface Batch {
  id: number;
  state: string;
  used: number;
  codes: number;
  stoppedAt: string | null;
  partner: string | null;
}
const make = (body: object, who = finance) =>
  test.call('POST', path, { auth: who.auth, body: { name: 'Mitra Oktober', kind: 'redeem', ...body } });
const made = async (body: object) => (await make(body)).body.data as unknown as { id: number; codes: string[] };
const get = (more: string, who = finance) => test.call('GET', `${path}${more}`, { auth: who.auth });
const one = async (id: number) => (await get(`/${id}`)).body.data as unknown as Batch;
const stop = (id: number, who = finance) => test.call('POST', `${path}/${id}/stop`, { auth: who.auth });
const redeem = ({ auth }: TestLearner, code: string, courseId: number) =>
  test.call('POST', '/api/payment/redeem', { auth, body: { code, courseId } });
const usedCodes = (batchId: number) =>
  test.services.db
    .select()
    .from(schema.voucher)
    .where(eq(schema.voucher.batchId, batchId))
    .then((rows) => rows.filter(({ userId }) => userId !== null).length);

describe('batches of codes', () => {
  it('of a partner or a programme are made by finance, and found by name and kind', async () => {
    const { courseId } = await newCourse(test);
    const [{ partnerId }] = (await test.services.db
      .select({ partnerId: schema.course.partnerId })
      .from(schema.course)
      .where(eq(schema.course.id, courseId))) as [{ partnerId: number }];
    const { id, codes } = await made({ name: 'Batik 2026', partnerId, count: 2 });
    expect(codes).toHaveLength(2);
    const { partner, program } = schema;
    const [another] = await test.services.db.select().from(partner).where(ne(partner.id, partnerId)).limit(1);
    const [programme] = await test.services.db.select().from(program).limit(1); // offers nothing of this course
    for (const elsewhere of [{ partnerId: another!.id }, { programId: programme!.id }])
      expect((await make({ courseId, ...elsewhere, count: 1 })).body).toMatchObject({
        code: 400,
        errors: [{ field: 'courseId', message: staffText.voucher.elsewhere }],
      });
    expect((await make({ courseId, partnerId, count: 1 })).status).toBe(201);
    expect(await one(id)).toMatchObject({ partnerId, state: 'running', codes: 2, used: 0 });
    expect((await one(id)).partner).toEqual(expect.any(String));
    const { body } = await get('?q=batik%202026&kind=redeem');
    expect((body.data as unknown as Batch[]).map((each) => each.id)).toEqual([id]);
    expect((await get('?q=batik%202026&kind=given')).body.data).toEqual([]);
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    expect((await redeem(learner, codes[0]!, courseId)).status).toBe(200);
  });

  it.each([
    ['nothing it opens', { count: 2 }, 'courseId'],
    ['neither a number nor codes', { courseId: 1 }, 'count'],
    ['codes of a provider without a course', { kind: 'given', partnerId: 2, codes: ['ABCD1'] }, 'courseId'],
    ['a provider without codes', { kind: 'given', courseId: 1 }, 'codes'],
    [
      'an end before its beginning',
      { courseId: 1, count: 1, startsAt: '2026-12-02T00:00:00Z', expiresAt: '2026-12-01T00:00:00Z' },
      'expiresAt',
    ],
    ['an end that is over', { courseId: 1, count: 1, expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    ['a course that is not there', { courseId: 999_999, count: 1 }, 'courseId'],
    ['a partner that is not there', { partnerId: 999_999, count: 1 }, 'partnerId'],
    ['a programme that is not there', { programId: 999_999, count: 1 }, 'programId'],
    ["a provider's codes for a course without", { kind: 'given', courseId: 1, codes: ['ABCD1'] }, 'courseId'],
    ['a quota above a number of codes', { courseId: 1, count: 2, quota: 3 }, 'quota'],
    ['a quota above the codes handed in', { courseId: 1, codes: ['AAAA1', 'AAAA2'], quota: 3 }, 'quota'],
    ['a line that is no code', { courseId: 1, codes: ['AAAA1', 'dua kata!'] }, 'codes'],
    ['a code twice', { courseId: 1, codes: ['AAAA1', 'aaaa-1'] }, 'codes'],
  ])('with %s are refused at its field', async (_, body, field) => {
    const answer = await make(body);
    expect([
      answer.status,
      (answer.body as unknown as { errors: { field: string }[] }).errors.map((each) => each.field),
    ]).toEqual([400, expect.arrayContaining([field])]);
  });

  it('take a quota of all their codes, and say how many there are to one above', async () => {
    const { courseId } = await newCourse(test);
    expect((await make({ courseId, count: 2, quota: 2 })).status).toBe(201);
    expect((await make({ courseId, count: 2, quota: 3 })).body).toMatchObject({
      errors: [{ field: 'quota', message: staffText.voucher.quotaAbove(2) }],
    });
  });

  it('take no code that is there already, and then none of the others', async () => {
    const { courseId } = await newCourse(test);
    await made({ courseId, codes: ['SUDAH-ADA-1'] });
    const answer = await make({ courseId, codes: ['BARU-SEKALI-1', 'sudah ada 1'] });
    expect(answer.body).toMatchObject({ code: 400, errors: [{ field: 'codes' }] });
    expect(await test.services.db.$count(schema.voucher, eq(schema.voucher.code, 'BARUSEKALI1'))).toBe(0);
  });

  it('are taken out again with what was used, and who did stands in their history', async () => {
    const { courseId } = await newCourse(test);
    const { id, codes } = await made({ courseId, count: 3 });
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    await redeem(learner, codes[0]!, courseId);
    const { headers, body } = await test.app.inject({
      url: `${path}/${id}/codes.csv`,
      headers: { authorization: finance.auth },
    });
    expect(headers['content-type']).toContain('text/csv');
    const lines = body.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(';')[0]).sort()).toEqual([...codes].sort());
    expect(lines.filter((line) => /;.+/.test(line))).toHaveLength(1);
    expect(body).not.toContain(learner.userId);
    const { body: history } = await get(`/${id}/history`);
    expect((history.data as unknown as { action: string }[]).map(({ action }) => action)).toEqual([
      'voucher.codes',
      'voucher.batch',
    ]);
  });

  it('are no business of other roles', async () => {
    const { id } = await made({ courseId: (await newCourse(test)).courseId, count: 1 });
    const support = await newStaff(test, 'support');
    expect((await get('', support)).status).toBe(403);
    expect((await get(`/${id}/codes.csv`, support)).status).toBe(403);
    expect((await stop(id, support)).status).toBe(403);
    expect((await stop(2_000_000_000)).status).toBe(404);
  });
});

describe('a batch that is stopped', () => {
  it('opens nothing more and says so, once, with what was redeemed left as it is', async () => {
    const { courseId } = await newCourse(test);
    const { id, codes } = await made({ courseId, count: 2 });
    const [first, second] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    expect((await redeem(first, codes[0]!, courseId)).status).toBe(200);
    const answers = await Promise.all([1, 2, 3].map(() => stop(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await one(id)).toMatchObject({ state: 'stopped', used: 1 });
    expect((await redeem(second, codes[1]!, courseId)).body).toMatchObject({ code: 409, status: 'VOUCHER_STOPPED' });
    expect((await redeem(second, codes[0]!, courseId)).body.status).toBe('VOUCHER_USED');
    const { body } = await get(`/${id}/history`);
    expect(
      (body.data as unknown as { action: string }[]).filter(({ action }) => action === 'voucher.stop'),
    ).toHaveLength(1);
  });

  it('lets no redemption through that was under way and had read it before', async () => {
    const { courseId } = await newCourse(test);
    const { id, codes } = await made({ courseId, count: 1 });
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    const { db } = test.services;
    // Whoever redeems waits for the batch's row after having read it as running; then it is stopped.
    const answer = await db.transaction(async (tx) => {
      await tx.execute(`select from voucher_batch where id = ${id} for update`);
      const waiting = redeem(learner, codes[0]!, courseId);
      await vi.waitFor(async () => {
        const { rows } = await db.execute<{ held: number }>(
          `select count(*)::int as held from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows[0]!.held).toBeGreaterThan(0);
      }, 20_000);
      await tx.update(schema.voucherBatch).set({ stoppedAt: new Date() }).where(eq(schema.voucherBatch.id, id));
      return { waiting };
    });
    expect((await answer.waiting).body.status).toBe('VOUCHER_STOPPED');
    expect(await usedCodes(id)).toBe(0);
    expect((await one(id)).used).toBe(0);
  });

  it('whose period ends under a redemption lets it through no more than a stop', async () => {
    const { courseId } = await newCourse(test);
    const { id, codes } = await made({ courseId, count: 20 });
    const learners = await manyLearners(test, 20);
    const answers = await Promise.all([
      ...learners.map((learner, at) => redeem(learner, codes[at]!, courseId)),
      test.services.db
        .update(schema.voucherBatch)
        .set({ expiresAt: new Date(0) })
        .where(eq(schema.voucherBatch.id, id))
        .then(() => null),
    ]);
    const through = answers.filter((answer) => answer?.status === 200).length;
    expect(await usedCodes(id)).toBe(through);
    expect((await one(id)).used).toBe(through);
    for (const answer of answers)
      if (answer !== null && answer.status !== 200) expect(answer.body.status).toBe('VOUCHER_EXPIRED');
  });

  it('of a provider gives no code to who buys or waits', async () => {
    const { courseId } = await newCourse(test);
    await test.services.db.update(schema.course).set({ isVoucher: true }).where(eq(schema.course.id, courseId));
    const { id } = await made({ kind: 'given', courseId, codes: ['PENYEDIA-STOP-1'] });
    const { db } = test.services;
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    await db.insert(schema.orders).values({
      id: `SLH-STOP-${id}`,
      invoiceId: `INV-STOP-${id}`,
      userId: learner.userId,
      status: 'PAID',
      purchaseTotal: 0,
      paymentTotal: 0,
    });
    await db
      .insert(schema.enrolment)
      .values({ userId: learner.userId, courseId, orderId: `SLH-STOP-${id}`, voucherCode: 'dalam proses' });
    // Whoever gives codes has seen one free and waits for the row of its batch, which is stopped meanwhile.
    const giving = await db.transaction(async (tx) => {
      await tx.execute(`select from voucher_batch where id = ${id} for update`);
      const waiting = db.transaction((other) => giveWaiting(other, courseId, new Date()));
      await new Promise((done) => setTimeout(done, 300));
      await tx.update(schema.voucherBatch).set({ stoppedAt: new Date() }).where(eq(schema.voucherBatch.id, id));
      return { waiting };
    });
    expect(await giving.waiting).toBe(0);
    expect(await usedCodes(id)).toBe(0);
    expect((await one(id)).used).toBe(0);
  });
});
