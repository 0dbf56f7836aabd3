import { catalogue } from '@suluh/api/catalogue';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import type { TestLearner } from '../../test/learners.ts';
import { outboxOf } from '../../test/outboxOf.ts';
import { newStaff } from '../../test/staff.ts';
import { schema } from '../db/index.ts';

const { idempotencyKey, staffGrant, userAccount } = schema;

let test: TestApp;
let dewi: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  dewi = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

/** Deeds of staff that make neither money nor mails, or whose rows tell themselves that they were done. */
const HARMLESS = new Set([
  'attendance.record',
  'certificate-template.signature',
  'course.export',
  'course.import',
  'course.lessonFile',
  'course.picture',
  'course.preview',
  'door.give',
  'event.export',
  'event.finish',
  'event.seriesMake', // under a key of its own, which its preview gave
  'event.seriesPreview',
  'event.waitingOffer', // who was offered a seat is refused a second one
  'grant.end',
  'job.export',
  'job.import',
  'learner.export',
  'learner.look',
  'order.export',
  'participant.export',
  'promo.export',
  'promo.import',
  'promo.stop',
  'promo.try',
  'ratingAnswer',
  'ratingHide',
  'role.decide',
  'teacher.picture',
  'contentPicture',
  'landingPicture',
  'paymentMark',
  'institution.picture',
  'teacher.signature',
  'voucher-batch.stop',
  'webhook.replay',
  'work.stop',
]);

it('every deed of staff says whether it is answered once under its key', () => {
  const others = catalogue
    .filter(({ auth, method, isRepeatable }) => auth === 'A' && method === 'POST' && !isRepeatable)
    .map(({ id }) => id.replace('admin.', ''));
  expect(others.filter((id) => !HARMLESS.has(id))).toEqual([]);
});

const give = (email: string, key: string | null, who = dewi, more: object = {}) =>
  test.call('POST', '/api/admin/grant', {
    auth: who.auth,
    body: { email, fullname: 'Orang Baru', role: 'content', ...more },
    headers: key === null ? {} : { 'idempotency-key': key },
  });
const grants = async (email: string) =>
  (
    await test.services.db
      .select({ id: staffGrant.id })
      .from(staffGrant)
      .innerJoin(userAccount, eq(userAccount.id, staffGrant.userId))
      .where(eq(userAccount.email, email))
  ).length;
const mails = async (email: string) =>
  (await outboxOf(test.services.db, 'staffInvitation')).filter(
    ({ payload }) => (payload as { to: string }).to === email,
  ).length;

describe('a deed under a key', () => {
  it('is done once however often it is sent, with one answer', async () => {
    const email = 'sekali@contoh.example';
    const all = await Promise.all(Array.from({ length: 10 }, () => give(email, 'k-1')));
    expect(new Set(all.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([201, all[0]!.body])]),
    );
    expect((await give(email, 'k-1')).body).toEqual(all[0]!.body);
    expect([await grants(email), await mails(email)]).toEqual([1, 1]);
    const [kept] = await test.services.db.select().from(idempotencyKey).where(eq(idempotencyKey.key, 'k-1'));
    expect(kept!.answer).toEqual({ sealed: expect.any(String) }); // some answers tell codes
    expect((await give(email, null)).status).toBe(409); // without a key the row alone decides
  });

  it('with another body is refused', async () => {
    expect((await give('lain@contoh.example', 'k-1')).body).toMatchObject({
      code: 422,
      status: 'IDEMPOTENCY_MISMATCH',
    });
    expect(await grants('lain@contoh.example')).toBe(0);
  });

  it('that cannot be held is refused, and nothing is done', async () => {
    const email = 'kunci-panjang@contoh.example';
    expect((await give(email, 'k'.repeat(201))).body).toMatchObject({ errors: [{ field: 'Idempotency-Key' }] });
    expect(await grants(email)).toBe(0);
    expect((await give(email, 'k'.repeat(200))).status).toBe(201);
  });

  it('that was refused is tried anew', async () => {
    const email = 'ditolak@contoh.example';
    expect((await give(email, 'k-2', dewi, { role: 'raja' })).status).toBe(400);
    expect((await give(email, 'k-2')).status).toBe(201);
  });

  it('is of one person: another has keys of their own', async () => {
    const hendra = await newStaff(test, 'operator');
    expect((await give('milik@contoh.example', 'k-1', hendra)).status).toBe(201);
  });

  it('whose first sending broke off is not done again, and says so', async () => {
    const email = 'terputus@contoh.example';
    expect((await give(email, 'k-3')).status).toBe(201);
    const which = and(eq(idempotencyKey.userId, dewi.userId), eq(idempotencyKey.key, 'k-3'));
    await test.services.db.update(idempotencyKey).set({ answer: null }).where(which); // the process died before it kept it
    expect((await give(email, 'k-3')).body.status).toBe('OUTCOME_UNKNOWN');
    expect([await grants(email), await mails(email)]).toEqual([1, 1]);
  });
});
