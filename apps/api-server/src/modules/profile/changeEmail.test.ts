import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { outboxOf } from '../../../test/outboxOf.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());
beforeEach(() => test.services.db.delete(schema.tryCount));

const PASSWORD = 'Rimba12345';
let count = 0;
async function newcomer() {
  const email = `lama${++count}@contoh.example`;
  await test.call('POST', '/api/auth/register', {
    body: { fullname: 'Ganti Surel', email, phone: '81234567890', password: PASSWORD, consent: true },
  });
  return { email, auth: await logIn(email) };
}
async function logIn(email: string): Promise<string> {
  const { body } = await test.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
  return `Bearer ${(body.data as { session: { token: string } }).session.token}`;
}
const change = (auth: string | null, email: string, password?: string) =>
  test.call('POST', '/api/profile/email', { auth, body: { email, ...(password && { password }) } });
const confirm = (auth: string | null, otp: string) =>
  test.call('POST', '/api/profile/email/confirm', { auth, body: { otp } });
const credentials = async (auth: string) => (await test.call('GET', '/api/profile/credentials', { auth })).body.data;
async function mailsTo(email: string, kind: string) {
  const rows = await outboxOf(test.services.db, kind);
  return rows
    .map(({ payload }) => payload as { to: string; code: string; address: string })
    .filter(({ to }) => to === email);
}
const codeTo = async (email: string) => (await mailsTo(email, 'emailCode')).at(-1)!.code;
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

it('changes once the new address is proven; the old one is told and other logins end', async () => {
  const { email, auth } = await newcomer();
  const elsewhere = await logIn(email);
  const wanted = `baru${count}@contoh.example`;
  expect(await credentials(auth)).toEqual({
    email,
    pendingEmail: null,
    pendingPhone: null,
    phone: '+6281234567890',
    phoneProof: 'unproven',
    hasPassword: true,
  });
  expect((await change(auth, ` Baru${count}@Contoh.example `, PASSWORD)).body.data).toEqual({ wait: 60 });
  expect(await credentials(auth)).toMatchObject({ email, pendingEmail: wanted });
  await test.call('POST', '/api/auth/forgot-password', { body: { email } });
  const code = await codeTo(wanted);
  expect((await confirm(auth, otherThan(code))).body.status).toBe('OTP_INVALID');
  expect((await confirm(auth, code)).body.data).toMatchObject({ email: wanted, isVerified: true });
  expect((await confirm(auth, code)).status).toBe(422);
  expect((await mailsTo(email, 'emailChanged')).map(({ address }) => address)).toEqual(['b***@contoh.example']);
  expect((await test.call('GET', '/api/profile/me', { auth })).body.data).toMatchObject({ email: wanted });
  expect((await test.call('GET', '/api/profile/me', { auth: elsewhere })).status).toBe(401);
  const links = (await mailsTo(email, 'passwordReset')) as unknown as { link: string }[];
  const token = new URL(links[0]!.link).searchParams.get('token');
  const reset = await test.call('POST', '/api/auth/reset-password', { body: { token, password: 'Samudra9876' } });
  expect(reset.body.status).toBe('TOKEN_REVOKED');
  await logIn(wanted);
});

it('asks for the password, or without one for a fresh login', async () => {
  const { auth } = await newcomer();
  expect((await change(auth, 'salah@contoh.example', 'Salah12345')).body.status).toBe('FORBIDDEN');
  expect((await change(auth, 'segar@contoh.example')).status).toBe(200);
  await test.services.db.update(schema.loginSession).set({ createdAt: new Date(Date.now() - 16 * 60_000) });
  expect((await change(auth, 'lewat@contoh.example')).body.status).toBe('LOGIN_AGAIN');
});

it('refuses an address that is taken, or is the own one', async () => {
  const [one, two] = [await newcomer(), await newcomer()];
  expect((await change(one.auth, two.email, PASSWORD)).body.status).toBe('ALREADY_REGISTERED');
  expect((await change(one.auth, one.email, PASSWORD)).body.status).toBe('CONFLICT');
  expect((await change(one.auth, 'bukan surel', PASSWORD)).status).toBe(400);
});

it('gives an address that many prove at once to one of them', async () => {
  const wanted = 'rebutan@contoh.example';
  const people = [];
  for (let at = 0; at < 10; at++) people.push(await newcomer());
  const codes: string[] = [];
  for (const { auth } of people) {
    await change(auth, wanted, PASSWORD);
    codes.push(await codeTo(wanted));
  }
  const answers = await Promise.all(people.map(({ auth }, at) => confirm(auth, codes[at]!)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
});

it('evaluates five of fifty guesses that come at once', async () => {
  const { auth } = await newcomer();
  await change(auth, 'tebakan@contoh.example', PASSWORD);
  const code = await codeTo('tebakan@contoh.example');
  const guesses = await Promise.all(Array.from({ length: 50 }, () => confirm(auth, otherThan(code))));
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([422]));
  expect((await confirm(auth, code)).status).toBe(422);
});

it('waits a minute between two codes, and is for learners alone', async () => {
  const { auth } = await newcomer();
  await change(auth, 'satu@contoh.example', PASSWORD);
  expect((await change(auth, 'dua@contoh.example', PASSWORD)).body.status).toBe('OTP_WAIT');
  expect((await change(null, 'tiga@contoh.example', PASSWORD)).status).toBe(401);
  expect((await confirm(null, '1234')).status).toBe(401);
});
