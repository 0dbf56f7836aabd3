import { FRESH_PROOF_MS, MOST_PASSKEYS, PASSKEY_CHALLENGE_MS } from '@suluh/domain/staff';
import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { softPasskey } from '../../../test/passkey.ts';
import { newStaff, staffBearer } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';
import { hashPassword } from '../auth/password.ts';

const PASSWORD = 'Rimba12345';
const { auditLog, staffChallenge, staffPasskey, tryCount, userAccount } = schema;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ SULUH_MODE: 'production' });
});
afterAll(() => test?.stop());
beforeEach(async () => {
  await test.services.db.delete(tryCount);
});

type Options = { challenge: string; rpId?: string; rp?: { id: string } };
type Method = Parameters<TestApp['call']>[0];
const ask = (method: Method, path: string, auth: string, body?: unknown) =>
  test.call(method, `/api/staff/${path}`, { auth, ...(body === undefined ? {} : { body }) });

/** Somebody of staff with a password, signed in without a second factor, because there is none. */
async function newcomer(): Promise<TestLearner & { email: string }> {
  const person = await newStaff(test, 'support');
  const passwordHash = await hashPassword(PASSWORD);
  const [account] = await test.services.db
    .update(userAccount)
    .set({ passwordHash })
    .where(eq(userAccount.id, person.userId))
    .returning();
  return { ...person, email: account!.email, auth: await staffBearer(test, person.userId, false) };
}

const asked = async (auth: string) => (await ask('POST', 'passkey/begin', auth)).body.data as unknown as Options;

/** Somebody with one passkey, proved by it. */
async function withPasskey() {
  const person = await newcomer();
  const key = softPasskey();
  const added = await ask('POST', 'passkey', person.auth, {
    name: 'Laptop',
    passkey: key.made(await asked(person.auth)),
  });
  expect(added.status).toBe(201);
  return { ...person, key };
}

const signIn = (email: string, more: object = {}) =>
  test.call('POST', '/api/staff/session', { body: { email, password: PASSWORD, ...more } });
const offered = async (email: string) =>
  ((await signIn(email)).body.data as { passkey: Options | null; hasAuthenticator: boolean }).passkey!;
const mails = async (email: string) =>
  (await outboxOf(test.services.db, 'staffFactor'))
    .map(({ payload }) => payload as { to: string; news: string; name?: string; left?: number })
    .filter(({ to }) => to === email);

describe('a passkey', () => {
  it('is a second factor: made, told by mail, and asked for at the next sign-in, once', async () => {
    const { auth, email, key } = await withPasskey();
    expect((await test.call('GET', '/api/admin/order', { auth })).status).toBe(200); // whoever made it is proved
    expect((await ask('GET', 'passkey', auth)).body.data).toMatchObject([{ name: 'Laptop', usedAt: null }]);
    expect(await mails(email)).toMatchObject([{ news: 'passkeyAdded', name: 'Laptop' }]);
    const trail = await test.services.db.select().from(auditLog).where(eq(auditLog.subject, email));
    expect(trail.map(({ action }) => action)).toContain('staff.passkeyAdded');

    const first = await signIn(email);
    expect([first.status, first.body.status]).toEqual([409, 'CODE_REQUIRED']);
    const { passkey: options, hasAuthenticator } = first.body.data as { passkey: Options; hasAuthenticator: boolean };
    expect([options.rpId, hasAuthenticator]).toEqual(['localhost', false]);
    const passkey = key.used(options);
    const both = await Promise.all([signIn(email, { passkey }), signIn(email, { passkey })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { token } = both.find(({ status }) => status === 200)!.body.data as { token: string };
    expect((await test.call('GET', '/api/admin/order', { auth: `Bearer ${token}` })).status).toBe(200);
    expect((await ask('GET', 'passkey', auth)).body.data).toMatchObject([{ usedAt: expect.any(String) }]);
  });

  it.each([
    ["another site's page", { origin: 'http://jahat.example' }],
    ['another host', { rpId: 'jahat.example' }],
    ['a device that asked nobody', { isUnverified: true }],
    ['a copy of it', { isCopy: true }],
  ])('is refused of %s', async (_, fault) => {
    const { email, key } = await withPasskey();
    expect((await signIn(email, { passkey: key.used(await offered(email), fault) })).body.status).toBe(
      'PASSKEY_INVALID',
    );
    expect((await signIn(email, { passkey: key.used(await offered(email)) })).status).toBe(200);
  });

  it.each([
    ["another site's page", { origin: 'http://jahat.example' }],
    ['another host', { rpId: 'jahat.example' }],
    ['a device that asked nobody', { isUnverified: true }],
  ])('is not made on %s', async (_, fault) => {
    const { auth } = await newcomer();
    const body = { name: 'Laptop', passkey: softPasskey().made(await asked(auth), fault) };
    expect((await ask('POST', 'passkey', auth, body)).body.status).toBe('PASSKEY_INVALID');
  });

  it('answers what its person was asked, lately, for that purpose', async () => {
    const one = await withPasskey();
    const other = await withPasskey();
    const mine = await offered(one.email);
    expect((await signIn(other.email, { passkey: other.key.used(mine) })).status).toBe(422); // asked of somebody else
    expect((await signIn(one.email, { passkey: other.key.used(mine) })).status).toBe(422); // somebody else's key
    expect((await signIn(one.email, { passkey: one.key.used({ challenge: 'AAAA' }) })).status).toBe(422);
    expect((await signIn(one.email, { passkey: one.key.used(await asked(one.auth)) })).status).toBe(422); // to make one
    const late = await offered(one.email);
    test.advance(PASSKEY_CHALLENGE_MS / 1000 + 1);
    expect((await signIn(one.email, { passkey: one.key.used(late) })).status).toBe(422);
    test.advance(-PASSKEY_CHALLENGE_MS / 1000 - 1);
    expect(
      (await signIn(one.email, { password: 'salah', passkey: one.key.used(await offered(one.email)) })).status,
    ).toBe(401);
  });

  it('is asked of nobody who does not know the password, and guesses make wait', async () => {
    const { email, key } = await withPasskey();
    const wrong = await signIn(email, { password: 'salah' });
    expect([wrong.status, wrong.body.data]).toEqual([401, undefined]);
    await test.services.db.delete(tryCount);
    const tries = await Promise.all(
      Array.from(
        { length: 30 },
        async () => (await signIn(email, { passkey: key.used({ challenge: 'AAAA' }) })).status,
      ),
    );
    expect(tries.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
    expect(tries).toContain(429);
  });

  it('has a name of its own beside others, at most so many, and is one person’s alone', async () => {
    const { auth, userId, key, email } = await withPasskey();
    const again = { name: 'Lagi', passkey: key.made(await asked(auth)) };
    expect((await ask('POST', 'passkey', auth, again)).status).toBe(409);
    for (let at = 1; at < MOST_PASSKEYS; at++)
      await ask('POST', 'passkey', auth, { name: `Kunci ${at}`, passkey: softPasskey().made(await asked(auth)) });
    expect(await test.services.db.$count(staffPasskey, eq(staffPasskey.userId, userId))).toBe(MOST_PASSKEYS);
    expect((await ask('POST', 'passkey/begin', auth)).status).toBe(409);
    expect((await mails(email)).length).toBe(MOST_PASSKEYS);
    const stranger = await withPasskey();
    const [{ id }] = (await ask('GET', 'passkey', auth)).body.data as unknown as [{ id: string }];
    expect((await ask('DELETE', `passkey/${id}`, stranger.auth)).status).toBe(404);
  });
});

describe('what changes second factors', () => {
  it('asks for one shown just now, as soon as there is one', async () => {
    const { auth, key, userId } = await withPasskey();
    const lurking = await staffBearer(test, userId, false); // a session that knows the password alone
    for (const [method, path] of [
      ['POST', 'second-factor'],
      ['POST', 'passkey/begin'],
      ['POST', 'recovery-code'],
      ['DELETE', 'second-factor'],
    ] as const)
      expect((await ask(method, path, lurking)).body.status).toBe('PROOF_REQUIRED');
    test.advance(FRESH_PROOF_MS / 1000 + 1);
    expect((await ask('POST', 'recovery-code', auth)).body.status).toBe('PROOF_REQUIRED');
    const { passkey } = (await ask('POST', 'proof/begin', auth)).body.data as unknown as { passkey: Options };
    expect((await ask('POST', 'proof', auth, { passkey: key.used(passkey) })).status).toBe(200);
    expect((await ask('POST', 'recovery-code', auth)).status).toBe(201);
    test.advance(-FRESH_PROOF_MS / 1000 - 1);
  });

  it('leaves the last one, and ends every other session with the one it takes', async () => {
    const { auth, userId, email } = await withPasskey();
    const [{ id }] = (await ask('GET', 'passkey', auth)).body.data as unknown as [{ id: string }];
    expect((await ask('DELETE', `passkey/${id}`, auth)).body.status).toBe('LAST_FACTOR');
    expect((await ask('GET', 'passkey', auth)).body.data).toHaveLength(1);

    const { secret } = (await ask('POST', 'second-factor', auth)).body.data as unknown as { secret: string };
    const totp = new TOTP({ secret: Secret.fromBase32(secret), period: 30 });
    const code = totp.generate({ timestamp: test.services.now().getTime() });
    expect((await ask('PUT', 'second-factor', auth, { code })).status).toBe(200);
    const elsewhere = await staffBearer(test, userId);
    expect((await ask('DELETE', `passkey/${id}`, auth)).status).toBe(200);
    expect((await ask('GET', 'me', elsewhere)).status).toBe(401);
    expect((await ask('GET', 'me', auth)).body.data).toMatchObject({ hasAuthenticator: true, hasSecondFactor: true });
    expect((await ask('DELETE', 'second-factor', auth)).body.status).toBe('LAST_FACTOR');
    expect((await mails(email)).map(({ news }) => news)).toEqual([
      'passkeyAdded',
      'authenticatorAdded',
      'passkeyRemoved',
    ]);
    expect((await signIn(email)).body.data).toEqual({
      hasAuthenticator: true,
      passkey: null,
      byPassword: false,
    });
  });
});

describe('recovery codes', () => {
  const makeCodes = async (auth: string) =>
    ((await ask('POST', 'recovery-code', auth)).body.data as unknown as { codes: string[] }).codes;

  it('stand in for a second factor, each once, and tell how many are left', async () => {
    const { auth, email, userId } = await withPasskey();
    const codes = await makeCodes(auth);
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    const stored = await test.services.pool.query('select * from staff_recovery_code where user_id = $1', [userId]);
    expect(JSON.stringify(stored.rows)).not.toContain(codes[0]!.replaceAll('-', ''));
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    const many = await Promise.all(Array.from({ length: 5 }, () => signIn(email, { recoveryCode: typed })));
    expect(many.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    await test.services.db.delete(tryCount);
    expect((await signIn(email, { recoveryCode: codes[0] })).body.status).toBe('OTP_INVALID');
    expect((await signIn(email, { recoveryCode: 'AAAA-AAAA-AAAA-AAAA' })).body.status).toBe('OTP_INVALID');
    expect((await mails(email)).at(-1)).toMatchObject({ news: 'codeUsed', left: 9 });
    const trail = and(eq(auditLog.subject, email), eq(auditLog.action, 'staff.codeUsed'));
    expect(await test.services.db.$count(auditLog, trail)).toBe(1);
    expect((await ask('GET', 'me', auth)).body.data).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('of a set before hold no more, and somebody else’s never did', async () => {
    const { auth, email } = await withPasskey();
    const [before, now] = [await makeCodes(auth), await makeCodes(auth)];
    const other = await withPasskey();
    await makeCodes(other.auth);
    expect((await signIn(email, { recoveryCode: before[1] })).status).toBe(422);
    expect((await signIn(other.email, { recoveryCode: now[1] })).status).toBe(422);
    expect((await signIn(email, { recoveryCode: now[1] })).status).toBe(200);
  });

  it('alone guard nothing: there are none without a second factor', async () => {
    const { auth } = await newcomer();
    expect((await ask('POST', 'recovery-code', auth)).body.status).toBe('SECOND_FACTOR_REQUIRED');
  });
});

it('challenges nobody answered are taken away', async () => {
  const { email } = await withPasskey();
  await offered(email);
  const { retain } = await import('../personalData/retain.ts');
  const later = new Date(test.services.now().getTime() + 4 * 86_400_000);
  await retain({ pool: test.services.pool, files: test.services.files, now: () => later });
  expect(await test.services.db.$count(staffChallenge)).toBe(0);
});
