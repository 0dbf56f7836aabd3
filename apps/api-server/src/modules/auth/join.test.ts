import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { outboxOf } from '../../../test/outboxOf.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());
beforeEach(() => test.services.db.delete(schema.tryCount));

const { membership, userAccount } = schema;
const password = 'Rimba12345';
const join = (email: string, more: object = {}) =>
  test.call('POST', '/api/auth/join', { body: { email, password, sessionType: 'mysooltan', consent: true, ...more } });
const joinMail = (email: string, more: object = {}) =>
  test.call('POST', '/api/auth/join/mail', { body: { email, sessionType: 'mysooltan', consent: true, ...more } });
const logIn = (email: string, sessionType = 'mysooltan', secret = password) =>
  test.call('POST', '/api/auth/login', { body: { email, password: secret, sessionType } });

let count = 0;
/** Somebody of the main site alone. */
async function newcomer(isVerified = true) {
  const email = `pindah${++count}@contoh.example`;
  await test.call('POST', '/api/auth/register', {
    body: { fullname: 'Orang Pindah', email, phone: '81234567890', password, consent: true },
  });
  const [account] = await test.services.db
    .update(userAccount)
    .set({ isVerified })
    .where(eq(userAccount.email, email))
    .returning();
  return account!;
}
async function linkTo(email: string): Promise<URL> {
  const rows = await outboxOf(test.services.db, 'passwordReset');
  const mails = rows.map(({ payload }) => payload as { to: string; link: string }).filter(({ to }) => to === email);
  return new URL(mails.at(-1)!.link);
}
const areasOf = async (userId: string) =>
  (await test.services.db.select().from(membership).where(eq(membership.userId, userId))).map((row) => row.sessionType);

describe('taking an account to another site', () => {
  it('works by its password; the account is one', async () => {
    const { id, email } = await newcomer();
    expect((await logIn(email)).body.status).toBe('NO_MEMBERSHIP');
    const { body } = await join(email);
    expect(body.data).toMatchObject({ sessionType: 'mysooltan', user: { id, email } });
    expect((await logIn(email)).status).toBe(200);
    expect((await logIn(email, 'reguler')).status).toBe(200);
    expect((await areasOf(id)).toSorted()).toEqual(['mysooltan', 'reguler']);
  });

  it('works on a programme that lets people register, and on no other', async () => {
    const { email } = await newcomer();
    const to = (program: string) => join(email, { program, sessionType: 'reguler' });
    expect((await to('janabadra')).body.data).toMatchObject({ program: 'janabadra' });
    expect((await to('fordigi')).body.status).toBe('REGISTRATION_CLOSED');
    expect((await join(email, { sessionType: 'internship-ddb' })).body.status).toBe('REGISTRATION_CLOSED');
    expect((await joinMail(email, { sessionType: 'internship-ddb' })).body.status).toBe('REGISTRATION_CLOSED');
  });

  it('makes one membership of fifty at once', async () => {
    const { id, email } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => join(email)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect((await areasOf(id)).toSorted()).toEqual(['mysooltan', 'reguler']);
  });

  it('refuses a wrong password and an unknown address alike, and counts', async () => {
    const { id, email } = await newcomer();
    const wrong = await join(email, { password: 'Salah12345' });
    expect(wrong.body).toMatchObject((await join('tiada@contoh.example')).body);
    for (let guess = 0; guess < 4; guess++) await join(email, { password: `Salah1234${guess}` });
    expect((await join(email)).status).toBe(429);
    expect(await areasOf(id)).toEqual(['reguler']);
  });

  it('asks for agreement', async () => {
    const { email } = await newcomer();
    expect((await join(email, { consent: false })).status).toBe(400);
    expect((await joinMail(email, { consent: undefined })).status).toBe(400);
  });

  it('does not renew a time that is over', async () => {
    const { id, email } = await newcomer();
    await join(email);
    await test.services.db
      .update(membership)
      .set({ endsOn: '2020-01-01' })
      .where(and(eq(membership.userId, id), eq(membership.sessionType, 'mysooltan')));
    expect((await join(email)).body.status).toBe('NO_MEMBERSHIP');
  });

  it('needs a proven address; a mailed link proves it and sets a password', async () => {
    const { id, email } = await newcomer(false);
    expect((await join(email)).body.status).toBe('EMAIL_UNPROVEN');
    expect(await areasOf(id)).toEqual(['reguler']);
    expect((await joinMail(email)).status).toBe(200);
    const link = await linkTo(email);
    expect(link.origin + link.pathname).toBe('http://localhost:3002/myindibiz/reset-password');
    const token = link.searchParams.get('token');
    const set = () => test.call('POST', '/api/auth/reset-password', { body: { token, password: 'Samudra9876' } });
    const answers = await Promise.all(Array.from({ length: 5 }, set));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(email, 'mysooltan', 'Samudra9876')).body.data).toMatchObject({ user: { isVerified: true } });
  });

  it('says nothing of an unknown address', async () => {
    expect((await joinMail('siapa@contoh.example')).status).toBe(200);
  });
});
