import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { schema } from '../../db/index.ts';
import { hashPassword } from '../auth/password.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { newStaff } from '../../../test/staff.ts';

let test: TestApp;
let operator: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

const PASSWORD = 'Belajar123';
/** Somebody who can log in, and is. */
async function newLearner(): Promise<TestLearner & { email: string }> {
  const { userAccount } = schema;
  const [who] = (await manyLearners(test, 1)) as [TestLearner];
  const [account] = await test.services.db
    .update(userAccount)
    .set({ passwordHash: await hashPassword(PASSWORD), isVerified: true })
    .where(eq(userAccount.id, who.userId))
    .returning({ email: userAccount.email });
  await test.services.db
    .insert(schema.membership)
    .values({ userId: who.userId, sessionType: 'reguler' })
    .onConflictDoNothing();
  return { ...who, email: account!.email };
}
const REASON = 'Memakai kartu orang lain untuk membayar.';
const block = (id: string, reason = REASON, auth = operator.auth) =>
  test.call('POST', `/api/admin/learner/${id}/block`, { auth, body: { reason } });
const unblock = (id: string) => test.call('POST', `/api/admin/learner/${id}/unblock`, { auth: operator.auth });
const profile = async (auth: string) => (await test.call('GET', '/api/profile/me', { auth })).status;

describe('an account that is blocked', () => {
  it('is out at once, everywhere, and its owner is mailed why, once', async () => {
    const who = await newLearner();
    expect(await profile(who.auth)).toBe(200);
    const first = await block(who.userId);
    expect([first.status, first.body.data]).toMatchObject([200, { blockReason: REASON }]);
    expect(await profile(who.auth)).toBe(401);
    expect((await block(who.userId, `${REASON} Lagi.`)).status).toBe(200);
    const mails = await outboxOf(test.services.db, 'accountBlocked');
    expect(mails).toMatchObject([{ payload: { reason: REASON } }]);
  });

  it('lets nobody in until it is unblocked', async () => {
    const who = await newLearner();
    const logIn = () => test.call('POST', '/api/auth/login', { body: { email: who.email, password: PASSWORD } });
    await block(who.userId);
    const refused = await logIn();
    expect([refused.status, refused.body.status]).toEqual([403, 'ACCOUNT_BLOCKED']);
    expect((await unblock(who.userId)).body.data).toMatchObject({ blockedAt: null, blockReason: null });
    expect((await logIn()).status).toBe(200);
    expect((await unblock(who.userId)).status).toBe(200);
  });

  it.each([
    ['a reason that says nothing', 'Spam', 400],
    ['a reason', REASON, 200],
  ])('asks for why: %s', async (_, reason, expected) => {
    const who = await newLearner();
    expect((await block(who.userId, reason)).status).toBe(expected);
  });

  it('is nobody of staff, and not by who may only look', async () => {
    expect((await block(operator.userId)).status).toBe(409);
    expect((await block((await newStaff(test, 'content')).userId)).status).toBe(409);
    const who = await newLearner();
    expect((await block(who.userId, REASON, (await newStaff(test, 'support')).auth)).status).toBe(403);
    expect((await block('0190a1b2-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
