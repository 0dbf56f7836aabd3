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
  test = await startTestApp({ AUTH_RATE_LIMIT_PER_MINUTE: '1000' });
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
const unblock = (id: string, reason = 'Pemilik kartu sudah mengonfirmasi.') =>
  test.call('POST', `/api/admin/learner/${id}/unblock`, { auth: operator.auth, body: { reason } });
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

const logInAs = ({ email }: { email: string }, password = PASSWORD) =>
  test.call('POST', '/api/auth/login', { body: { email, password } });
/** Logins of an account that go on, and what ended the others. */
const loginsOf = async ({ userId }: TestLearner) => {
  const rows = await test.services.db.select().from(schema.loginSession).where(eq(schema.loginSession.userId, userId));
  return {
    open: rows.filter(({ revokedAt }) => revokedAt === null).length,
    reasons: [...new Set(rows.flatMap(({ revokeReason }) => revokeReason ?? []))],
  };
};
const history = async (id: string, auth = operator.auth) =>
  (await test.call('GET', `/api/admin/learner/${id}/history`, { auth })).body.data as unknown as {
    action: string;
    after: Record<string, unknown>;
  }[];

describe('a block that meets something else', () => {
  it('ends logins that begin at the same moment, and says of each why it ended', async () => {
    for (let repeat = 0; repeat < 5; repeat++) {
      const who = await newLearner();
      const answers = await Promise.all([
        ...Array.from({ length: 2 }, () => logInAs(who)),
        block(who.userId),
        ...Array.from({ length: 2 }, () => logInAs(who)),
      ]);
      expect(answers[2]!.status).toBe(200);
      for (const { status, body } of answers.toSpliced(2, 1))
        expect(status === 200 ? 200 : [status, body.status]).toEqual(status === 200 ? 200 : [403, 'ACCOUNT_BLOCKED']);
      expect(await loginsOf(who)).toEqual({ open: 0, reasons: ['blocked'] });
      for (const { status, body } of answers.toSpliced(2, 1))
        if (status === 200)
          expect(await profile(`Bearer ${(body.data as { session: { token: string } }).session.token}`)).toBe(401);
    }
  });

  it('lets no login be renewed that was about to', async () => {
    for (let repeat = 0; repeat < 5; repeat++) {
      const who = await newLearner();
      const { refreshToken } = ((await logInAs(who)).body.data as { session: { refreshToken: string } }).session;
      const [renewed] = await Promise.all([
        test.call('POST', '/api/auth/refresh-token', { body: { refreshToken } }),
        block(who.userId),
      ]);
      const given = renewed.body.data as { token?: string; refreshToken?: string } | undefined;
      if (renewed.status === 200) expect(await profile(`Bearer ${given!.token}`)).toBe(401);
      const secret = given?.refreshToken ?? refreshToken;
      const again = await test.call('POST', '/api/auth/refresh-token', { body: { refreshToken: secret } });
      expect(again.status).toBe(401);
      expect((await loginsOf(who)).open).toBe(0);
    }
  });

  it('keeps out who closed the account first, and leaves the account to be erased', async () => {
    const who = await newLearner();
    const { userAccount } = schema;
    const closingAt = test.services.now();
    await test.services.db.update(userAccount).set({ closingAt }).where(eq(userAccount.id, who.userId));
    expect((await block(who.userId)).status).toBe(200);
    expect((await logInAs(who)).body.status).toBe('ACCOUNT_BLOCKED');
    const [account] = await test.services.db.select().from(userAccount).where(eq(userAccount.id, who.userId));
    expect(account!.closingAt).toEqual(closingAt);
    expect((await outboxOf(test.services.db, 'accountReopened')).length).toBe(0);
    expect((await unblock(who.userId)).status).toBe(200);
    expect((await logInAs(who)).status).toBe(200); // opened again, as any closing account
  });

  it('of somebody of staff is refused for what it is', async () => {
    const answer = await block((await newStaff(test, 'content')).userId);
    expect([answer.status, answer.body.status]).toEqual([409, 'BLOCK_CLOSED']);
    expect(answer.body.message).toContain('diblokir');
  });

  it('gives no role to who is blocked, and says why', async () => {
    const who = await newLearner();
    await block(who.userId);
    for (const role of ['content', 'finance']) {
      const answer = await test.call('POST', '/api/admin/grant', {
        auth: operator.auth,
        body: { email: who.email, role },
      });
      expect(answer.body).toMatchObject({
        code: 400,
        errors: [{ field: 'email', message: 'Akun dengan email ini diblokir. Buka dulu blokirnya.' }],
      });
    }
    // One that was given before such grants were refused: the back office says why it stays shut.
    await test.services.db.insert(schema.staffGrant).values({ userId: who.userId, role: 'content' });
    const signIn = (password: string) =>
      test.call('POST', '/api/staff/session', { body: { email: who.email, password } });
    expect((await signIn(PASSWORD)).body.status).toBe('ACCOUNT_BLOCKED');
    expect((await signIn('Salah12345')).body.status).toBe('INVALID_CREDENTIALS');
  });
});

describe('the record of a block', () => {
  it('stands in the history of the account with both reasons, and wants one to unblock', async () => {
    const who = await newLearner();
    await block(who.userId);
    expect((await unblock(who.userId, 'Pendek')).status).toBe(400);
    const why = 'Bank sudah memastikan kartunya.';
    expect((await unblock(who.userId, why)).status).toBe(200);
    const support = await newStaff(test, 'support');
    expect(await history(who.userId, support.auth)).toMatchObject([
      { action: 'learner.unblock', after: { reason: why } },
      { action: 'learner.block', after: { blockReason: REASON } },
    ]);
    expect(
      (await test.call('GET', `/api/admin/learner/${who.userId}/history`, { auth: (await newLearner()).auth })).status,
    ).toBe(403);
  });

  it('is mailed in the name of the site they were last signed in to', async () => {
    const { db } = test.services;
    const [own] = await db.select().from(schema.program).where(eq(schema.program.id, 1));
    const who = await newLearner();
    await db.insert(schema.loginSession).values({ userId: who.userId, sessionType: 'reguler', programId: own!.id });
    await block(who.userId);
    await unblock(who.userId);
    for (const kind of ['accountBlocked', 'accountUnblocked']) {
      const mails = await outboxOf(db, kind);
      expect(mails.find(({ payload }) => (payload as { to: string }).to === who.email)?.payload).toMatchObject({
        product: own!.name,
      });
    }
  });
});
