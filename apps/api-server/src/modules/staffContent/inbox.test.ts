import { erasureAt } from '@suluh/domain/personal-data';
import { DAY_MS } from '@suluh/domain/time';
import { dateTime } from '@suluh/i18n-id/format';
import { staffText } from '@suluh/i18n-id/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { newStaff } from '../../../test/staff.ts';
import { mailOf } from '../../mail/letters.ts';

const {
  auditLog,
  enterpriseLead,
  inboxState,
  jobApplication,
  orders,
  outbox,
  partnershipApplication,
  refund,
  review,
  reviewReport,
  userAccount,
} = schema;

let test: TestApp;
let dewi: TestLearner;
let petrus: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  [dewi, petrus] = await Promise.all([newStaff(test, 'support'), newStaff(test, 'operator')]);
});
afterAll(() => test?.stop());

interface Item {
  id: string;
  state: string;
  note: string;
  version: number;
  ownerName: string | null;
  answersTo: string | null;
}
const path = (key: string, more = '') => `/api/admin/inbox/${encodeURIComponent(key)}${more}`;
const read = async (key: string) =>
  (await test.call('GET', path(key), { auth: dewi.auth })).body.data as unknown as Item;
const change = (key: string, body: object, version: number, who = dewi) =>
  test.call('PATCH', path(key), { auth: who.auth, body, headers: { 'if-match': `"${version}"` } });
const ANSWER = 'Terima kasih sudah menulis.\n\nKami menghubungi Ibu minggu depan.';
const answer = (key: string, version: number, body: object = { answer: ANSWER }, who = dewi, key2?: string) =>
  test.call('POST', path(key, '/answer'), {
    auth: who.auth,
    body,
    headers: { 'if-match': `"${version}"`, ...(key2 ? { 'idempotency-key': key2 } : {}) },
  });
const history = async (key: string) =>
  (await test.call('GET', path(key, '/history'), { auth: dewi.auth })).body.data as unknown as {
    action: string;
    by: string;
    after: Record<string, unknown>;
  }[];
const person = async ({ userId }: TestLearner) =>
  (await test.services.db.select().from(userAccount).where(eq(userAccount.id, userId)))[0]!;

let made = 0;
async function newLead(): Promise<{ key: string; email: string }> {
  const email = `pt-${(made += 1)}@perusahaan.example`;
  const [lead] = await test.services.db
    .insert(enterpriseLead)
    .values({ name: 'Sari Dewanti', email, need: 'Pelatihan 40 orang' })
    .returning();
  return { key: `lead:${lead!.id}`, email };
}
async function answersTo(email: string) {
  const rows = await outboxOf(test.services.db, 'inboxAnswer');
  return rows.filter(({ payload }) => (payload as { to: string }).to === email);
}

describe('an item of the inbox', () => {
  it('has a version: of two who began from the same one the second is told what the first saved', async () => {
    const { key } = await newLead();
    expect(await read(key)).toMatchObject({ version: 0, state: 'new' });
    for (const from of [0, 1]) {
      const answers = await Promise.all([
        change(key, { note: `Catatan Dewi ${from}`, isMine: true, state: 'open' }, from),
        change(key, { note: `Catatan Petrus ${from}`, isMine: true, state: 'open' }, from, petrus),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const now = await read(key);
      expect(now.version).toBe(from + 1);
      const refused = answers.find(({ status }) => status === 409)!.body.data as unknown as {
        current: Item;
        changedBy: string;
      };
      expect(refused.current).toMatchObject({ note: now.note, version: from + 1 });
      expect(refused.changedBy).toBe(now.ownerName);
    }
    expect((await test.call('PATCH', path(key), { auth: dewi.auth, body: { note: 'x' } })).status).toBe(400);
  });

  it('is found by who looks after it', async () => {
    const [mine, theirs, free] = [await newLead(), await newLead(), await newLead()];
    expect((await change(mine.key, { isMine: true, state: 'open' }, 0)).status).toBe(200);
    expect((await change(theirs.key, { isMine: true, state: 'open' }, 0, petrus)).status).toBe(200);
    const found = async (owner: string) => {
      const { body } = await test.call('GET', `/api/admin/inbox?kind=lead&limit=100&owner=${owner}`, {
        auth: dewi.auth,
      });
      const keys = new Set((body.data as unknown as Item[]).map(({ id }) => id));
      return [mine, theirs, free].map(({ key }) => keys.has(key));
    };
    expect(await found('me')).toEqual([true, false, false]);
    expect(await found('others')).toEqual([false, true, false]);
    expect(await found('nobody')).toEqual([false, false, true]);
  });

  it('is answered by mail to who wrote, and the answer stands in its history', async () => {
    const { key, email } = await newLead();
    const answered = await answer(key, 0);
    expect(answered.body.data).toMatchObject({ state: 'open', version: 1, answersTo: 'Sari Dewanti' });
    const rows = await answersTo(email);
    expect(rows).toHaveLength(1);
    const mail = mailOf({ id: '1', kind: 'inboxAnswer', payload: rows[0]!.payload });
    expect(mail).toMatchObject({ to: email, subject: 'Balasan tentang kebutuhan pelatihan perusahaanmu' });
    expect(mail.text).toContain('Kami menghubungi Ibu minggu depan.');
    expect(await history(key)).toMatchObject([
      { action: 'inbox.answer', by: (await person(dewi)).fullname, after: { answer: ANSWER } },
    ]);
  });

  it('is answered once when two answer at the same moment, and once under one key', async () => {
    const { key, email } = await newLead();
    const answers = await Promise.all([
      answer(key, 0),
      answer(key, 0, { answer: 'Jawaban yang lain dari Petrus.' }, petrus),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await answersTo(email)).toHaveLength(1);
    const again = [
      await answer(key, 1, { answer: ANSWER, isDone: true }, dewi, 'balas-1'),
      await answer(key, 1, { answer: ANSWER, isDone: true }, dewi, 'balas-1'),
    ];
    expect(new Set(again.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await answersTo(email)).toHaveLength(2);
    expect((await read(key)).state).toBe('done');
  });

  it('reaches whoever wrote: applicants, reporters of a review, learners who ask for money back', async () => {
    const { db } = test.services;
    const [learner, reporter, other] = (await manyLearners(test, 3)) as [TestLearner, TestLearner, TestLearner];
    const { courseId } = await newCourse(test);
    const [application] = await db
      .insert(partnershipApplication)
      .values({ type: 'company', profile: 'Lembaga kursus jahit', userId: learner.userId, name: 'LPK Jahit' })
      .returning();
    const [job] = await db.select({ id: schema.job.id }).from(schema.job).limit(1);
    const [sent] = await db
      .insert(jobApplication)
      .values({ userId: learner.userId, jobId: job!.id, cvPath: 'cv/tidak-ada.pdf' })
      .returning();
    const [written] = await db
      .insert(review)
      .values({ courseId, userId: learner.userId, fullname: 'Rani', rating: 1, comment: 'Isinya kasar.' })
      .returning();
    await db.insert(reviewReport).values([
      { reviewId: written!.id, userId: reporter.userId, reason: 'rude' },
      { reviewId: written!.id, userId: other.userId, reason: 'rude' },
    ]);
    await db.insert(orders).values({
      id: 'SLH-INBOX',
      invoiceId: 'TRX-INBOX',
      userId: learner.userId,
      status: 'PAID',
      purchaseTotal: 1,
      paymentTotal: 1,
    });
    const [asked] = await db
      .insert(refund)
      .values({ orderId: 'SLH-INBOX', amount: 1, reason: 'Salah beli', isAsked: true, status: 'requested' })
      .returning();
    expect(await read(`refund:${asked!.id}`)).toMatchObject({ orderId: 'SLH-INBOX' });
    expect(await read(`partnership:${application!.id}`)).toMatchObject({ orderId: null });
    const [own, first, second] = await Promise.all([learner, reporter, other].map(person));
    for (const [key, addresses] of [
      [`partnership:${application!.id}`, [own!.email]],
      [`jobApplication:${sent!.id}`, [own!.email]],
      [`review:${written!.id}`, [first!.email, second!.email]],
      [`refund:${asked!.id}`, [own!.email]],
    ] as const) {
      const before = (await outboxOf(db, 'inboxAnswer')).length;
      expect((await read(key)).answersTo, key).toEqual(expect.any(String));
      expect((await answer(key, 0)).status, key).toBeLessThan(300);
      const to = (await outboxOf(db, 'inboxAnswer')).slice(before).map(({ payload }) => (payload as { to: string }).to);
      expect(to.sort(), key).toEqual([...addresses].sort());
    }
  });

  it('of a review that was reported ends by who may hide it, and by no word that it is done', async () => {
    const { db } = test.services;
    const [writer, reporter, other] = (await manyLearners(test, 3)) as [TestLearner, TestLearner, TestLearner];
    const { courseId } = await newCourse(test);
    const [written] = await db
      .insert(review)
      .values({ courseId, userId: writer.userId, fullname: 'Rani', rating: 1, comment: 'Isinya kasar.' })
      .returning();
    const report = ({ userId }: TestLearner) =>
      db.insert(reviewReport).values({ reviewId: written!.id, userId, reason: 'rude', createdAt: new Date() });
    const key = `review:${written!.id}`;
    const decide = (isHidden: boolean, { auth } = dewi) =>
      test.call('POST', `/api/admin/rating/${written!.id}/hide`, { auth, body: { isHidden } });
    await report(reporter);
    expect((await change(key, { state: 'done' }, 0)).body).toMatchObject({ errors: [{ field: 'state' }] });
    expect((await answer(key, 0, { answer: ANSWER, isDone: true })).status).toBe(400);
    expect((await decide(false)).status).toBe(403); // support answers, and hides nothing
    expect((await decide(false, petrus)).status).toBe(200);
    expect((await test.call('GET', path(key), { auth: dewi.auth })).status).toBe(404);
    await report(other);
    expect((await read(key)).state).toBe('new');
    expect((await decide(true, petrus)).status).toBe(200);
    expect((await test.call('GET', path(key), { auth: dewi.auth })).status).toBe(404);
  });

  it('tells of a company what it wrote, its phone and size among it', async () => {
    const [lead] = await test.services.db
      .insert(enterpriseLead)
      .values({
        name: 'Ratih',
        email: 'ratih@lumbung.example',
        need: 'Kasir',
        company: 'PT Lumbung Sejahtera',
        phone: '6281234567',
        teamSize: '1-20',
        field: 'Ritel',
      })
      .returning();
    expect(await read(`lead:${lead!.id}`)).toMatchObject({
      title: 'Ratih <ratih@lumbung.example> · PT Lumbung Sejahtera',
      detail: expect.stringMatching(/^6281234567\nJumlah peserta: .+\nRitel\nKasir$/),
    });
  });

  it('of an account to be erased waits with its day, and is new again when that failed', async () => {
    const { db, now } = test.services;
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    const key = `personalData:${learner.userId}`;
    const isAccount = eq(userAccount.id, learner.userId);
    const closingAt = now();
    expect((await test.call('GET', path(key), { auth: dewi.auth })).status).toBe(404);
    await db.update(userAccount).set({ closingAt }).where(isAccount);
    expect(await read(key)).toMatchObject({
      state: 'new',
      detail: `${staffText.inbox.closedByOwner} ${staffText.inbox.erasureWaits} ${dateTime(erasureAt(closingAt))}`,
    });
    await db.insert(auditLog).values({
      action: 'learner.close',
      subject: `learner ${learner.userId}`,
      createdAt: new Date(closingAt.getTime() - DAY_MS),
    });
    expect(await read(key)).toMatchObject({ detail: expect.stringContaining(staffText.inbox.closedByOwner) }); // of an earlier time
    await db
      .insert(auditLog)
      .values({ action: 'learner.close', subject: `learner ${learner.userId}`, createdAt: now() });
    expect(await read(key)).toMatchObject({
      detail: `${staffText.inbox.closedByStaff} ${staffText.inbox.erasureWaits} ${dateTime(erasureAt(closingAt))}`,
    });
    expect((await change(key, { state: 'done' }, 0)).status).toBe(200);
    const { email } = await person(learner);
    expect((await answer(key, 1)).status).toBe(200);
    const [sent] = await answersTo(email);
    expect(mailOf({ id: '1', kind: 'inboxAnswer', payload: sent!.payload }).subject).toBe(
      'Balasan tentang permintaan hapus akunmu',
    );
    const longAgo = new Date(now().getTime() - 8 * DAY_MS);
    await db.update(userAccount).set({ closingAt: longAgo }).where(isAccount);
    await db.update(inboxState).set({ updatedAt: longAgo }).where(eq(inboxState.subjectId, learner.userId));
    expect(await read(key)).toMatchObject({
      state: 'new',
      detail: expect.stringContaining(staffText.inbox.erasureFailed),
    });
    await db.update(userAccount).set({ deletedAt: now() }).where(isAccount);
    expect((await test.call('GET', path(key), { auth: dewi.auth })).status).toBe(404);
  });

  it('that is done comes back when it fails after all', async () => {
    const { db } = test.services;
    const [dead] = await db
      .insert(outbox)
      .values({ kind: 'welcome', payload: { to: 'lagi@contoh.example', fullname: 'X' }, failedAt: new Date() })
      .returning();
    const keys = [`mail:${dead!.id}`];
    for (const key of keys) expect((await change(key, { state: 'done' }, 0)).status).toBe(200);
    for (const key of keys) expect((await read(key)).state, key).toBe('done');
    await db.update(outbox).set({ failedAt: new Date() }).where(eq(outbox.id, dead!.id));
    const { body } = await test.call('GET', '/api/admin/inbox?state=waiting&limit=100&sort=-createdAt', {
      auth: dewi.auth,
    });
    const waiting = (body.data as unknown as Item[]).filter(({ id }) => keys.includes(id));
    expect(waiting.map(({ state, version }) => [state, version])).toEqual([['new', 1]]);
    for (const key of keys)
      expect((await change(key, { state: 'done' }, 1)).body.data, key).toMatchObject({ state: 'done' });
  });

  it('that failed by itself has nobody to answer, and nothing is mailed where none wrote', async () => {
    const [dead] = await test.services.db
      .insert(outbox)
      .values({ kind: 'welcome', payload: { to: 'hilang@contoh.example', fullname: 'X' }, failedAt: new Date() })
      .returning();
    const key = `mail:${dead!.id}`;
    expect((await read(key)).answersTo).toBeNull();
    expect((await answer(key, 0)).status).toBe(404);
    expect(await read(key)).toMatchObject({ version: 0, state: 'new' });
    expect((await answer('lead:999999', 0)).status).toBe(404);
    for (const none of ['lead:abc', 'refund:7', 'mail:99999999999999999999', 'review:-'])
      expect((await test.call('GET', path(none), { auth: dewi.auth })).status, none).toBe(404);
  });

  it('somebody waits for a decision about is not said to be done', async () => {
    const { db } = test.services;
    const [asked] = await db
      .insert(partnershipApplication)
      .values({ userId: dewi.userId, type: 'institution', name: 'Balai Uji', profile: 'Tiga kata cukup' })
      .returning();
    const key = `partnership:${asked!.id}`;
    const said = await change(key, { state: 'done' }, 0);
    expect(said.status).toBe(400);
    expect(said.body).toMatchObject({ errors: [{ field: 'state', message: staffText.decideInstead }] });
    expect((await answer(key, 0, { answer: ANSWER, isDone: true })).status).toBe(400);
    expect(await read(key)).toMatchObject({ state: 'new', version: 0 });
    expect((await change(key, { state: 'open', isMine: true }, 0)).status).toBe(200);
  });

  it('is answered in words, by who may', async () => {
    const { key, email } = await newLead();
    expect((await answer(key, 0, { answer: 'Pendek' })).body).toMatchObject({
      code: 400,
      errors: [{ field: 'answer' }],
    });
    expect((await answer(key, 0, { answer: ANSWER }, await newStaff(test, 'finance'))).status).toBe(403);
    expect(await answersTo(email)).toEqual([]);
  });
});
