import type { StaffLearner } from '@suluh/api/types';
import { DAY_MS } from '@suluh/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { newStaff } from '../../../test/staff.ts';
import { mailOf } from '../../mail/letters.ts';
import { schema } from '../../db/index.ts';
import { hashPassword } from '../auth/password.ts';
import { eraseNextDue } from '../personalData/eraseAccount.ts';

const { userAccount } = schema;
const PASSWORD = 'Belajar123';
const REASON = 'Diminta lewat surat tertanggal 20 November.';

let test: TestApp;
let operator: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

async function newLearner() {
  const [who] = (await manyLearners(test, 1)) as [TestLearner];
  const { db } = test.services;
  const [account] = await db
    .update(userAccount)
    .set({ passwordHash: await hashPassword(PASSWORD), isVerified: true })
    .where(eq(userAccount.id, who.userId))
    .returning();
  await db.insert(schema.membership).values({ userId: who.userId, sessionType: 'reguler' }).onConflictDoNothing();
  return { ...who, email: account!.email, fullname: account!.fullname };
}
const close = (id: string, { auth } = operator, body: object = {}) =>
  test.call('POST', `/api/admin/learner/${id}/close`, {
    auth,
    body: { reason: REASON, certificates: 'keep', ...body },
  });
const accountOf = async (id: string) =>
  (await test.services.db.select().from(userAccount).where(eq(userAccount.id, id)))[0]!;
const mailsTo = async (email: string) =>
  (await outboxOf(test.services.db, 'accountClosing')).filter(
    ({ payload }) => (payload as { to: string }).to === email,
  );

it('closing ends every login, tells the owner why, and leaves them a week to come back', async () => {
  const who = await newLearner();
  const { status, body } = await close(who.userId);
  const { erasedAt } = body.data as StaffLearner;
  expect(status).toBe(200);
  expect(Date.parse(erasedAt!) - test.services.now().getTime()).toBeGreaterThan(6.99 * DAY_MS);
  expect((await test.call('GET', '/api/profile/me', { auth: who.auth })).status).toBe(401);
  const mails = await mailsTo(who.email);
  expect(mails).toMatchObject([{ payload: { reason: REASON, erasedAt } }]);
  const logIn = await test.call('POST', '/api/auth/login', { body: { email: who.email, password: PASSWORD } });
  expect([logIn.status, (await accountOf(who.userId)).closingAt]).toEqual([200, null]);
});

it('what is closed is put on record with its reason, waits in the inbox, and is done once', async () => {
  const who = await newLearner();
  await Promise.all([close(who.userId), close(who.userId)]);
  expect(await mailsTo(who.email)).toHaveLength(1);
  const ask = (path: string) => test.call('GET', `/api/admin/${path}`, { auth: operator.auth });
  expect((await ask(`learner/${who.userId}/history`)).body.data).toMatchObject([
    { action: 'learner.close', after: { reason: REASON, keepsCertificates: true } },
  ]);
  expect((await ask(`inbox/personalData:${who.userId}`)).status).toBe(200);
});

it('a week later nothing of the person is left, nor in the record of why', async () => {
  const who = await newLearner();
  await close(who.userId, operator, { reason: `Surat dari ${who.fullname}, ${who.email}.`, certificates: 'revoke' });
  expect((await accountOf(who.userId)).keepsCertificates).toBe(false);
  await test.services.db
    .update(userAccount)
    .set({ closingAt: new Date(Date.now() - 8 * DAY_MS) })
    .where(eq(userAccount.id, who.userId));
  while (await eraseNextDue(test.services));
  expect((await accountOf(who.userId)).deletedAt).not.toBeNull();
  const { rows } = await test.services.pool.query<{ after: string }>(
    `select after::text from audit_log where subject = $1 and action = 'learner.close'`,
    [`learner ${who.userId}`],
  );
  expect(rows).toHaveLength(1);
  for (const word of [who.email, who.fullname]) expect(rows[0]!.after).not.toContain(word);
});

it('is by operators alone, for a reason, and never of somebody who works here', async () => {
  const who = await newLearner();
  for (const role of ['support', 'finance', 'content'])
    expect((await close(who.userId, await newStaff(test, role))).status, role).toBe(403);
  for (const body of [{ reason: 'Pendek' }, { certificates: 'semua' }])
    expect((await close(who.userId, operator, body)).status).toBe(400);
  const refused = await close((await newStaff(test, 'content')).userId);
  expect([refused.status, refused.body.status]).toEqual([409, 'BLOCK_CLOSED']);
  expect(refused.body.message).toContain('ditutup');
  expect((await close('0190a1b2-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await accountOf(who.userId)).closingAt).toBeNull();
});

it('the mail says that it was closed for its owner, and why', async () => {
  const who = await newLearner();
  await close(who.userId);
  const [mail] = await mailsTo(who.email);
  const { text } = mailOf({ ...mail!, id: String(mail!.id) });
  expect(text).toContain(REASON);
  expect(text).not.toContain('Kamu meminta akun ini ditutup');
});
