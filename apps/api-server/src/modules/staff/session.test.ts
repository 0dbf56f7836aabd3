import { STAFF_IDLE_MS, STAFF_SESSION_MS } from '@suluh/domain/staff';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { PASSWORD } from '../../../test/fixture.ts';
import { newStaff, staffBearer } from '../../../test/staff.ts';

const EMAIL = 'rina@contoh.example';

/** The API as it runs in the demo, and as it runs outside. */
const apps: Record<'demo' | 'production', TestApp> = {} as never;
beforeAll(async () => {
  apps.demo = await startTestApp();
  apps.production = await startTestApp({ SULUH_MODE: 'production' });
  for (const { services } of Object.values(apps)) {
    const { userAccount, staffGrant } = schema;
    const [rina] = await services.db
      .update(userAccount)
      .set({ isVerified: true })
      .where(eq(userAccount.email, EMAIL))
      .returning();
    await services.db.insert(staffGrant).values({ userId: rina!.id, role: 'operator' });
  }
});
afterAll(async () => {
  for (const app of Object.values(apps)) await app.stop();
});

const signIn = async (test: TestApp, body: object = {}) => {
  const { status, body: answer } = await test.call('POST', '/api/staff/session', {
    body: { email: EMAIL, password: PASSWORD, ...body },
  });
  return {
    status,
    code: answer.status,
    auth: `Bearer ${(answer.data as { token?: string } | undefined)?.token}`,
    me: (answer.data as { me?: { permissions: string[]; mustSetUp: boolean } } | undefined)?.me,
  };
};
const list = (test: TestApp, auth: string) => test.call('GET', '/api/admin/course', { auth });

/** The clock of a test goes on while it works, on a busy machine for seconds. */
const MEANWHILE_MS = 60_000;

describe('signing in to the back office', () => {
  it('opens it for who has a role, and tells what they may do', async () => {
    const { status, auth, me } = await signIn(apps.demo);
    expect([status, me?.mustSetUp, me?.permissions.includes('course.edit')]).toEqual([200, false, true]);
    expect((await list(apps.demo, auth)).status).toBe(200);
    expect((await apps.demo.call('DELETE', '/api/staff/session', { auth })).status).toBe(200);
    expect((await list(apps.demo, auth)).status).toBe(401);
  });

  it.each([
    ['a wrong password', { password: 'salah' }],
    ['nobody', { email: 'siapa@contoh.example' }],
    ['a learner without a role', { email: 'bumn@contoh.example' }],
  ])('is refused to %s alike', async (_, body) => {
    expect(await signIn(apps.demo, body)).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  });

  it('is refused, as a wrong password is, to an account that never proved its address', async () => {
    const { db } = apps.demo.services;
    const { userAccount, staffGrant } = schema;
    const email = 'bumn@contoh.example';
    const isUnproven = { isVerified: false };
    const [made] = await db.update(userAccount).set(isUnproven).where(eq(userAccount.email, email)).returning();
    await db.insert(staffGrant).values({ userId: made!.id, role: 'support' });
    expect(await signIn(apps.demo, { email })).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    await db.update(userAccount).set({ isVerified: true }).where(eq(userAccount.email, email));
    expect((await signIn(apps.demo, { email })).status).toBe(200);
  });

  it("keeps apart from learners: neither's token opens the other's doors", async () => {
    const learner = await apps.demo.bearer('rina');
    expect((await list(apps.demo, learner)).status).toBe(403);
    expect((await apps.demo.call('GET', '/api/staff/me', { auth: learner })).status).toBe(403);
    const { auth } = await signIn(apps.demo);
    expect((await apps.demo.call('GET', '/api/profile/me', { auth })).status).toBe(401);
  });

  it.each([
    ['used within the idle time, again and again', [STAFF_IDLE_MS - MEANWHILE_MS, STAFF_IDLE_MS - MEANWHILE_MS], 200],
    ['left alone too long', [STAFF_IDLE_MS], 401],
    ['older than a session may be', Array.from({ length: 50 }, () => STAFF_SESSION_MS / 50), 401],
  ])('%s', async (_, waits, expected) => {
    const test = await startTestApp();
    const { auth } = await newStaff(test, 'operator');
    let status = 0;
    for (const wait of waits) {
      test.advance(wait / 1000);
      ({ status } = await list(test, auth));
    }
    expect(status).toBe(expected);
    await test.stop();
  });
});

describe('a second factor', () => {
  it('is asked for outside the demo before anything opens, and its codes work once', async () => {
    const test = apps.production;
    const first = await signIn(test);
    expect(first.me?.mustSetUp).toBe(true);
    expect((await list(test, first.auth)).body.status).toBe('SECOND_FACTOR_REQUIRED');
    const begun = await test.call('POST', '/api/staff/second-factor', { auth: first.auth });
    const { secret } = begun.body.data as { secret: string };
    const totp = new TOTP({ secret: Secret.fromBase32(secret), period: 30 });
    const codeNow = () => totp.generate({ timestamp: test.services.now().getTime() });
    const confirm = (code: string) =>
      test.call('PUT', '/api/staff/second-factor', { auth: first.auth, body: { code } });
    const wrong = codeNow() === '000000' ? '111111' : '000000';
    expect((await confirm(wrong)).status).toBe(422);
    const used = codeNow();
    expect((await confirm(used)).status).toBe(200);
    expect((await list(test, first.auth)).status).toBe(200);
    expect((await test.call('POST', '/api/staff/second-factor', { auth: first.auth })).status).toBe(409);

    expect(await signIn(test)).toMatchObject({ status: 409, code: 'CODE_REQUIRED' });
    expect(await signIn(test, { code: used })).toMatchObject({ status: 422, code: 'OTP_INVALID' });
    test.advance(60);
    const code = codeNow();
    const both = await Promise.all([signIn(test, { code }), signIn(test, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const [stored] = await test.services.db.select().from(schema.staffSecondFactor);
    expect(stored!.sealedSecret.toString('latin1')).not.toContain(secret);
  });

  it('that was not shown opens nothing outside the demo, whatever the role', async () => {
    const person = await newStaff(apps.production, 'operator');
    const auth = await staffBearer(apps.production, person.userId, false);
    expect((await list(apps.production, auth)).status).toBe(403);
    expect((await list(apps.production, person.auth)).status).toBe(200);
  });
});
