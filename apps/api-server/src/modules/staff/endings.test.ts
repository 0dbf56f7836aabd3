import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { staffBearer } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());
beforeEach(() => test.services.db.delete(schema.tryCount));

const PASSWORD = 'Rimba12345';
const OTHER = 'Samudra9876';
let count = 0;

/** Somebody of staff, signed in to the pages of learners and twice to the back office. */
async function newcomer() {
  const { db } = test.services;
  const email = `pengelola${++count}@contoh.example`;
  const own = { email, password: PASSWORD };
  const body = { ...own, fullname: 'Pengelola Baru', phone: '81234567890', consent: true };
  const registered = await test.call('POST', '/api/auth/register', { body });
  const { userId } = registered.body.data as { userId: string };
  await db.update(schema.userAccount).set({ isVerified: true }).where(eq(schema.userAccount.id, userId));
  await db.insert(schema.staffGrant).values({ userId, role: 'support' });
  const login = await test.call('POST', '/api/auth/login', { body: own });
  const auth = `Bearer ${(login.body.data as { session: { token: string } }).session.token}`;
  const signedIn = await test.call('POST', '/api/staff/session', { body: own });
  const staff = [`Bearer ${(signedIn.body.data as { token: string }).token}`, await staffBearer(test, userId)];
  return { email, userId, auth, staff };
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>;
const areIn = async ({ staff }: Newcomer) =>
  (await Promise.all(staff.map((auth) => test.call('GET', '/api/staff/me', { auth })))).map(({ status }) => status);

async function mailed(kind: string, to: string) {
  const rows = await outboxOf(test.services.db, kind);
  return rows
    .map(({ payload }) => payload as { to: string; code: string; link: string })
    .findLast((mail) => mail.to === to)!;
}

it.each<[string, (who: Newcomer) => Promise<{ status: number }>]>([
  [
    'another password',
    ({ auth }) =>
      test.call('POST', '/api/auth/change-password', { auth, body: { oldPassword: PASSWORD, newPassword: OTHER } }),
  ],
  [
    'a password set by a mailed link',
    async ({ email }) => {
      await test.call('POST', '/api/auth/forgot-password', { body: { email } });
      const token = new URL((await mailed('passwordReset', email)).link).searchParams.get('token');
      return test.call('POST', '/api/auth/reset-password', { body: { token, password: OTHER } });
    },
  ],
  ['ending other logins', ({ auth }) => test.call('POST', '/api/auth/logout-others', { auth })],
  [
    'another address',
    async ({ auth, email }) => {
      const wanted = `pindah.${email}`;
      await test.call('POST', '/api/profile/email', { auth, body: { email: wanted, password: PASSWORD } });
      const { code } = await mailed('emailCode', wanted);
      return test.call('POST', '/api/profile/email/confirm', { auth, body: { otp: code } });
    },
  ],
  [
    'closing the account',
    ({ auth }) => test.call('DELETE', '/api/profile/me', { auth, body: { password: PASSWORD, certificates: 'keep' } }),
  ],
])('%s ends every session of the back office', async (_, deed) => {
  const who = await newcomer();
  expect(await areIn(who)).toEqual([200, 200]);
  expect((await deed(who)).status).toBe(200);
  expect(await areIn(who)).toEqual([401, 401]);
});

it('a session does not begin by a password that was changed while it was checked', async () => {
  const who = await newcomer();
  const body = { oldPassword: PASSWORD, newPassword: OTHER };
  await Promise.all([
    test.call('POST', '/api/auth/change-password', { auth: who.auth, body }),
    ...Array.from({ length: 4 }, () =>
      test.call('POST', '/api/staff/session', { body: { email: who.email, password: PASSWORD } }),
    ),
  ]);
  const { rows } = await test.services.pool.query('select from staff_session where user_id = $1 and ended_at is null', [
    who.userId,
  ]);
  expect(rows).toHaveLength(0);
});
