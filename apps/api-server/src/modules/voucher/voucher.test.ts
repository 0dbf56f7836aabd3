import { REDEEM_LIMIT } from '@suluh/domain/limits';
import { voucherElsewhereText } from '@suluh/i18n-id/server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startPaymentTest, type PaymentTest } from '../../../test/payments.ts';
import { manyLearners, newCourse, signedInTo, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { giveWaiting } from './giveCodes.ts';

let test: PaymentTest;
let staff: TestLearner;
beforeAll(async () => {
  test = await startPaymentTest();
  staff = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

const someone = async (): Promise<TestLearner> => (await manyLearners(test, 1))[0]!;

async function newBatch(more: object): Promise<{ id: number; codes: string[]; given: number }> {
  const { status, body } = await test.call('POST', '/api/admin/voucher-batch', {
    auth: staff.auth,
    body: { name: 'B', kind: 'redeem', ...more },
  });
  expect(status).toBe(201);
  return body.data as { id: number; codes: string[]; given: number };
}

/** A batch that is over: it ended after it was made. */
async function overBatch(courseId: number) {
  const batch = await newBatch({ courseId, count: 1 });
  const { voucherBatch } = schema;
  await test.services.db
    .update(voucherBatch)
    .set({ expiresAt: test.services.now() })
    .where(eq(voucherBatch.id, batch.id));
  return batch;
}

/** Somebody signed in to the internship, whose login names no programme. */
async function internshipLearner(): Promise<TestLearner> {
  const { userId } = await someone();
  const { db, tokens, now } = test.services;
  const sessionType = 'internship-ddb';
  const [login] = await db
    .insert(schema.loginSession)
    .values({ userId, sessionType })
    .returning({ id: schema.loginSession.id });
  const { token } = await tokens.sign({ userId, sessionId: login!.id, sessionType, programId: null }, now());
  return { userId, auth: `Bearer ${token}` };
}

const check = ({ auth }: TestLearner, code: string) =>
  test.call('POST', '/api/payment/redeem/check', { auth, body: { code } });
const redeem = ({ auth }: TestLearner, body: object) => test.call('POST', '/api/payment/redeem', { auth, body });
const owned = ({ auth }: TestLearner, courseId: number) => test.call('GET', `/api/my-course/${courseId}`, { auth });
const usedOf = async (id: number) =>
  (await test.services.db.select().from(schema.voucherBatch).where(eq(schema.voucherBatch.id, id)))[0]!.used;
const inSeconds = (seconds: number) => new Date(test.services.now().getTime() + seconds * 1000).toISOString();

describe('a redeem code', () => {
  it('opens its course once, however it is typed, and costs nothing', async () => {
    const { courseId } = await newCourse(test, { price: 90_000 });
    const { id, codes } = await newBatch({ courseId, count: 2 });
    const [learner, other] = [await someone(), await someone()];
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    const checked = await check(learner, typed);
    expect(checked.body.data).toMatchObject({ expiresAt: null, courses: [{ id: courseId }] });
    const { status, body } = await redeem(learner, { code: typed, courseId });
    expect(status).toBe(200);
    expect((await owned(learner, courseId)).body.data).toMatchObject({
      paymentMethod: { productCode: 'redeem_voucher' },
      orderId: (body.data as { orderId: string }).orderId,
      voucherCode: null,
    });
    const mine = { status: 200, body: { data: [{ courseId, voucherCode: codes[0], expiresAt: null }] } };
    expect(await test.call('GET', '/api/payment/voucher', { auth: learner.auth })).toMatchObject(mine);
    expect((await test.call('GET', '/api/payment/voucher', { auth: other.auth })).body.data).toEqual([]);
    const history = await test.call('GET', '/api/payment/history', { auth: learner.auth });
    expect(history.body.data).toMatchObject([{ status: 'PAID', totalPrice: 0 }]);
    expect((await redeem(other, { code: codes[0], courseId })).body.status).toBe('VOUCHER_USED');
    expect((await redeem(learner, { code: codes[1], courseId })).body.status).toBe('ALREADY_BOUGHT');
    expect(await usedOf(id)).toBe(1); // what was refused used nothing
  });

  it('opens once of 100 at the same moment', async () => {
    const { courseId } = await newCourse(test, { price: 10_000 });
    const { id, codes } = await newBatch({ courseId, count: 1 });
    const learners = await manyLearners(test, 100);
    const answers = await Promise.all(learners.map((learner) => redeem(learner, { code: codes[0], courseId })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.status === 'VOUCHER_USED')).toHaveLength(99);
    expect(await usedOf(id)).toBe(1);
  }, 60_000);

  it('never opens more than the quota of its batch', async () => {
    const { courseId } = await newCourse(test);
    const { codes } = await newBatch({ courseId, count: 10, quota: 3 });
    const learners = await manyLearners(test, 10);
    const answers = await Promise.all(learners.map((learner, at) => redeem(learner, { code: codes[at], courseId })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.status === 'VOUCHER_QUOTA')).toHaveLength(7);
    expect((await check(await someone(), codes[9]!)).status).toBe(409);
  });

  it('takes a place on the schedule chosen, and none on a full one', async () => {
    const { courseId, eventId } = await newCourse(test, { price: 50_000, capacity: 1 });
    const { codes } = await newBatch({ courseId, count: 3 });
    const [learner, late] = [await someone(), await someone()];
    expect((await redeem(learner, { code: codes[0], courseId })).body.status).toBe('EVENT_REQUIRED');
    expect((await redeem(learner, { code: codes[0], courseId, eventId: 999_999 })).status).toBe(404);
    expect((await redeem(learner, { code: codes[0], courseId, eventId })).status).toBe(200);
    expect((await owned(learner, courseId)).body.data).toMatchObject({ event: { eventId, quota: 0 } });
    expect((await redeem(late, { code: codes[1], courseId, eventId })).body.status).toBe('EVENT_FULL');
    expect((await check(late, codes[1]!)).status).toBe(200);
  });

  it('opens the courses of a partner, of a programme, and no others', async () => {
    const { codes } = await newBatch({ partnerId: 2, count: 1 });
    const learner = await someone();
    const { courseId } = await newCourse(test); // of partner 1
    const { body } = await check(learner, codes[0]!);
    expect((body.data as { courses: object[] }).courses.length).toBeGreaterThan(0);
    expect((await redeem(learner, { code: codes[0], courseId })).body.status).toBe('NOT_FOUND');
    expect((await check(learner, codes[0]!)).status).toBe(200);
  });

  it('opens nothing that the site one is signed in to does not offer', async () => {
    const { courseId } = await newCourse(test);
    const { courseId: ofInternship } = await newCourse(test);
    const { courseId: ofCampus } = await newCourse(test);
    const { db } = test.services;
    await db.insert(schema.courseProgram).values([
      { courseId: ofInternship, programId: 3 },
      { courseId: ofCampus, programId: 1 },
    ]);
    const { id, codes } = await newBatch({ partnerId: 1, count: 6 });
    const { codes: only } = await newBatch({ courseId, count: 1 });
    const intern = await internshipLearner();
    const campus = await someone();
    campus.auth = await signedInTo(test, campus, 1);
    for (const [who, own, others] of [
      [intern, ofInternship, [courseId, ofCampus]],
      [campus, ofCampus, [courseId, ofInternship]],
    ] as const) {
      for (const other of others)
        expect((await redeem(who, { code: codes[0], courseId: other })).body).toMatchObject({
          status: 'FORBIDDEN',
          message: voucherElsewhereText,
        });
      expect((await check(who, only[0]!)).body).toMatchObject({ status: 'FORBIDDEN', message: voucherElsewhereText });
      const offered = (await check(who, codes[0]!)).body.data as { courses: { id: number }[] };
      expect(offered.courses.map((course) => course.id)).toContain(own);
      expect(offered.courses.map((course) => course.id)).not.toContain(courseId);
      const code = codes[who === intern ? 1 : 2];
      expect((await redeem(who, { code, courseId: own })).status).toBe(200);
    }
    expect(await usedOf(id)).toBe(2);
    expect((await redeem(await someone(), { code: only[0], courseId })).status).toBe(200);
  });

  it('says why it is refused, each in its own words', async () => {
    const { courseId } = await newCourse(test);
    const early = await newBatch({ courseId, count: 1, startsAt: inSeconds(60) });
    const late = await overBatch(courseId);
    const learner = await someone();
    expect((await check(learner, 'TIDAKADA')).body).toMatchObject({
      status: 'VOUCHER_UNKNOWN',
      message: 'Kode tidak dikenal. Periksa huruf O dan angka 0.',
    });
    expect((await check(learner, early.codes[0]!)).body.message).toBe('Kode ini belum bisa ditukar.');
    expect((await check(learner, late.codes[0]!)).body.message).toBe('Kode sudah kedaluwarsa.');
  });

  it('cannot be guessed for long', async () => {
    const learner = await someone();
    const free = REDEEM_LIMIT.waitsSeconds.filter((seconds) => seconds === 0).length;
    for (let tries = 0; tries <= free; tries += 1) expect((await check(learner, `X${tries}`)).status).toBe(404);
    expect((await check(learner, 'X')).status).toBe(429);
  });

  it('is guessed no longer by trying known codes between, until one is redeemed', async () => {
    const { courseId } = await newCourse(test);
    const { courseId: second } = await newCourse(test);
    const { codes: gone } = await overBatch(courseId);
    const { codes: used } = await newBatch({ courseId, count: 1 });
    expect((await redeem(await someone(), { code: used[0], courseId })).status).toBe(200);
    const { codes } = await newBatch({ courseId, count: 1 });
    const { codes: later } = await newBatch({ courseId: second, count: 1 });
    const learner = await someone();
    const free = REDEEM_LIMIT.waitsSeconds.filter((seconds) => seconds === 0).length;
    /** Tries so many codes in vain, of all kinds, and looks at a right one after each. */
    async function guess(times: number): Promise<void> {
      for (let tries = 0; tries < times; tries += 1) {
        const typed = [used[0]!, gone[0]!, `X${tries}`][tries % 3]!;
        expect([404, 409]).toContain((await check(learner, typed)).status);
        expect((await check(learner, later[0]!)).status).toBe(200);
      }
    }
    await guess(free);
    expect((await redeem(learner, { code: codes[0], courseId })).status).toBe(200); // forgets them
    await guess(free);
    expect((await check(learner, used[0]!)).body.status).toBe('VOUCHER_USED');
    expect((await check(learner, used[0]!)).status).toBe(429);
    expect((await check(learner, later[0]!)).status).toBe(429);
  });
});

describe('a voucher course', () => {
  async function voucherCourse(): Promise<number> {
    const { courseId } = await newCourse(test);
    await test.services.db.update(schema.course).set({ isVoucher: true }).where(eq(schema.course.id, courseId));
    return courseId;
  }
  /** Gets the course without money, by a code of ours. */
  async function buy(learner: TestLearner, courseId: number): Promise<void> {
    const { codes } = await newBatch({ courseId, count: 1 });
    expect((await redeem(learner, { code: codes[0], courseId })).status).toBe(200);
  }
  const codeOf = async ({ auth }: TestLearner, courseId: number) =>
    (await test.call('GET', `/api/payment/voucher/${courseId}`, { auth })).body.data;

  it('says that the code is being made, gives it once there is one, and tells', async () => {
    const courseId = await voucherCourse();
    const [first, second] = [await someone(), await someone()];
    await buy(first, courseId);
    await buy(second, courseId);
    expect(await codeOf(first, courseId)).toEqual({ voucherCode: 'dalam proses' });
    const { given } = await newBatch({ kind: 'given', courseId, codes: ['nrc-4471-QX8P'] });
    expect(given).toBe(1);
    expect(await codeOf(first, courseId)).toEqual({ voucherCode: 'nrc-4471-QX8P' }); // as its provider writes it
    expect(await codeOf(second, courseId)).toEqual({ voucherCode: 'dalam proses' });
    expect((await check(first, 'NRC 4471 qx8p')).body).toMatchObject({
      status: 'VOUCHER_UNKNOWN',
      message: expect.stringMatching(/^Kode ini dipakai di halaman .+, bukan di sini\.$/),
    });
    expect((await check(second, 'NRC 4471 qx8p')).body.message).toBe(
      'Kode tidak dikenal. Periksa huruf O dan angka 0.',
    );
    const { body } = await test.call('GET', '/api/notification', { auth: first.auth });
    expect(body.data).toMatchObject([{ title: 'Kode Voucher Siap' }, {}]);
    const until = inSeconds(86_400);
    expect((await test.call('GET', '/api/payment/voucher', { auth: second.auth })).body.data).toMatchObject([
      { courseId, voucherCode: 'dalam proses', redeemedAt: null, expiresAt: null },
      { courseId, redeemedAt: expect.any(String) }, // the code of ours that it was exchanged for
    ]);
    await newBatch({ kind: 'given', courseId, codes: ['nrc-5582-QX9P'], expiresAt: until });
    expect((await test.call('GET', '/api/payment/voucher', { auth: second.auth })).body.data).toMatchObject([
      { voucherCode: 'nrc-5582-QX9P', expiresAt: until },
      {},
    ]);
  });

  it('gives each code once, to 30 who buy at the same moment', async () => {
    const courseId = await voucherCourse();
    await newBatch({ kind: 'given', courseId, codes: Array.from({ length: 20 }, (_, at) => `GIFT${courseId}X${at}`) });
    const { codes } = await newBatch({ courseId, count: 30 });
    const learners = await manyLearners(test, 30);
    await Promise.all(learners.map((learner, at) => redeem(learner, { code: codes[at], courseId })));
    const { db, now } = test.services;
    await db.transaction((tx) => giveWaiting(tx, null, now()));
    const rows = await db.select().from(schema.enrolment).where(eq(schema.enrolment.courseId, courseId));
    const had = rows.flatMap(({ voucherCode }) => (voucherCode === 'dalam proses' ? [] : [voucherCode]));
    expect(rows).toHaveLength(30);
    expect(new Set(had).size).toBe(20);
    expect(had).toHaveLength(20);
  });

  it.each([
    ['of a course without vouchers', async () => (await newCourse(test)).courseId, ['ABC123']],
    ['the same code twice', voucherCourse, ['ABC-124', 'abc124']],
    ['what is no code', voucherCourse, ['!']],
  ])('takes no codes %s', async (_, course, codes) => {
    const body = { name: 'B', kind: 'given', courseId: await course(), codes };
    expect((await test.call('POST', '/api/admin/voucher-batch', { auth: staff.auth, body })).status).toBe(400);
  });

  it('does not tell others its code', async () => {
    const courseId = await voucherCourse();
    await buy(await someone(), courseId);
    expect(await codeOf(await someone(), courseId)).toBeUndefined();
  });
});

it('staff see their batches', async () => {
  const { courseId } = await newCourse(test);
  const { id } = await newBatch({ courseId, count: 4, quota: 2 });
  const { body } = await test.call('GET', '/api/admin/voucher-batch', { auth: staff.auth });
  expect((body.data as object[])[0]).toMatchObject({ id, courseId, codes: 4, used: 0, quota: 2 });
});

/** Somebody buys at another platform. @param code what Prakerja knows course and schedule by */
async function buyElsewhere(code: string): Promise<string> {
  const response = await fetch(`${test.prakerjaUrl}/beli`, {
    method: 'POST',
    body: new URLSearchParams({ course_code: code }),
  });
  return ((await response.json()) as { code: string }).code;
}

describe('a code of Prakerja, bought at another platform (docs/product/my-course.md#redeem)', () => {
  it('opens the course that was bought, once', async () => {
    const { courseId } = await newCourse(test, { price: 90_000 });
    const other = await newCourse(test);
    const code = await buyElsewhere(`suluh-${courseId}`);
    const learner = await someone();
    const typed = ` ${code.toLowerCase()} `;
    expect((await check(learner, typed)).body.data).toMatchObject({ eventId: null, courses: [{ id: courseId }] });
    expect((await redeem(learner, { code: typed, courseId: other.courseId })).status).toBe(404);
    expect((await redeem(learner, { code: typed, courseId })).status).toBe(200);
    expect((await owned(learner, courseId)).body.data).toMatchObject({
      paymentMethod: { productCode: 'redeem_voucher' },
    });
    expect((await check(await someone(), code)).body.status).toBe('VOUCHER_USED');
  });

  it('opens the schedule that was bought, whatever is asked for', async () => {
    const { courseId, eventId } = await newCourse(test, { capacity: 2 });
    const code = await buyElsewhere(`suluh-${courseId}-${eventId}`);
    const learner = await someone();
    expect((await check(learner, code)).body.data).toMatchObject({ eventId });
    expect((await redeem(learner, { code, courseId })).status).toBe(200);
    expect((await owned(learner, courseId)).body.data).toMatchObject({ event: { eventId } });
  });

  it('goes to one of 20 who try at once, and leaves nothing with the others', async () => {
    const { courseId, eventId } = await newCourse(test, { capacity: 20 });
    const code = await buyElsewhere(`suluh-${courseId}-${eventId}`);
    const learners = await manyLearners(test, 20);
    const answers = await Promise.all(learners.map((learner) => redeem(learner, { code, courseId })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [event] = await test.services.db.select().from(schema.event).where(eq(schema.event.id, eventId!));
    expect(event!.seatsLeft).toBe(19);
    expect(await test.services.db.$count(schema.enrolment, eq(schema.enrolment.courseId, courseId))).toBe(1);
  });

  it('of a course that is not ours, or none at all, is unknown', async () => {
    const learner = await someone();
    const code = await buyElsewhere('suluh-999999999');
    expect((await check(learner, code)).body.data).toMatchObject({ courses: [] });
    expect((await check(learner, 'PRAT00000000')).body.status).toBe('VOUCHER_UNKNOWN');
  });
});
