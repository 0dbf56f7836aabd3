import { maskedPhone } from '@suluh/domain/personal-data';
import { startSms } from '@suluh/stack/sms/server';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { outboxOf } from '../../../test/outboxOf.ts';

const GATEWAY = { SMS_ACCOUNT: 'AC1', SMS_KEY: 'kunci-uji', SMS_SENDER: 'SULUH' };
let gateway: Awaited<ReturnType<typeof startSms>>;
let test: TestApp;
beforeAll(async () => {
  gateway = await startSms({ port: 0, host: '127.0.0.1', account: GATEWAY.SMS_ACCOUNT, key: GATEWAY.SMS_KEY });
  test = await startTestApp({ ...GATEWAY, SMS_URL: gateway.url });
});
afterAll(async () => {
  await test?.stop();
  await gateway?.close();
});
beforeEach(() => test.services.db.delete(schema.tryCount));

let count = 0;
/** A newcomer, logged in, and a number nobody else has. */
async function newcomer(app = test) {
  const national = `8120000${String(++count).padStart(4, '0').replace(/0$/, '5')}1`;
  const email = `ponsel${count}@contoh.example`;
  await app.call('POST', '/api/auth/register', {
    body: { fullname: 'Punya Ponsel', email, phone: '81234567890', password: 'Rimba12345', consent: true },
  });
  const { body } = await app.call('POST', '/api/auth/login', { body: { email, password: 'Rimba12345' } });
  const auth = `Bearer ${(body.data as { session: { token: string } }).session.token}`;
  return { email, auth, national, phone: `+62${national}` };
}
const send = (auth: string | null, target: string, app = test) =>
  app.call('POST', '/api/otp/send', { auth, body: { target, purpose: 'verifyPhone' } });
const verify = (auth: string | null, otp: string) =>
  test.call('POST', '/api/otp/verify', { auth, body: { otp, purpose: 'verifyPhone' } });
const me = async (auth: string) =>
  (await test.call('GET', '/api/profile/me', { auth })).body.data as { phone: string; phoneProof: string };
const credentials = async (auth: string) =>
  (await test.call('GET', '/api/profile/credentials', { auth })).body.data as { pendingPhone: string };
const pending = async (auth: string) => (await credentials(auth)).pendingPhone;
/** What a phone got, the last one first. */
async function messagesTo(phone: string): Promise<string[]> {
  const response = await fetch(`${gateway.url}/ponsel/${encodeURIComponent(phone)}`, {
    headers: { accept: 'application/json' },
  });
  return ((await response.json()) as { body: string }[]).map(({ body }) => body);
}
const codeIn = (text: string) => /\d{4}/.exec(text)![0];
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('a phone is proven', () => {
  it('by the code that came to it, once; its number is then the account’s, and a mail tells', async () => {
    const { auth, email, national, phone } = await newcomer();
    expect(await me(auth)).toMatchObject({ phone: '+6281234567890', phoneProof: 'unproven' });
    expect((await send(auth, national)).body.data).toEqual({ wait: 60, length: 4 });
    expect(await pending(auth)).toBe(phone);
    expect(await me(auth)).toMatchObject({ phone: '+6281234567890' });
    const [text] = await messagesTo(phone);
    expect(text).toMatch(/^\d{4} kode verifikasi nomor ponselmu di Suluh\. Berlaku 10 menit\./);
    expect(text!.length).toBeLessThanOrEqual(160);
    const code = codeIn(text!);
    expect((await verify(auth, otherThan(code))).body.status).toBe('OTP_INVALID');
    expect((await verify(auth, code)).body.data).toMatchObject({ phone, phoneProof: 'proven' });
    expect((await verify(auth, code)).body.status).toBe('OTP_INVALID');
    expect(await credentials(auth)).toMatchObject({ phone, phoneProof: 'proven', pendingPhone: null });
    expect((await send(auth, national)).body.status).toBe('CONFLICT');
    const letters = await outboxOf(test.services.db, 'phoneChanged');
    expect(letters.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ to: email, phone: maskedPhone(phone) }),
    );
  });

  it('and no longer once another number is written; the same number stays proven', async () => {
    const { auth, national, phone } = await newcomer();
    await send(auth, national);
    await verify(auth, codeIn((await messagesTo(phone))[0]!));
    const edit = (to: string) =>
      test.call('PUT', '/api/profile/edit', { auth, body: { fullname: 'Punya Ponsel', phone: to } });
    expect((await edit(national)).body.data).toMatchObject({ phoneProof: 'proven' });
    expect((await edit('')).body.data).toMatchObject({ phone: null, phoneProof: 'unproven' });
    expect((await edit(national)).body.data).toMatchObject({ phone, phoneProof: 'unproven' });
  });
});

it('is taken in each way people write it', async () => {
  for (const write of [
    (national: string) => `0${national}`,
    (national: string) => `+62${national}`,
    (national: string) => `62 ${national.slice(0, 3)}-${national.slice(3, 7)}-${national.slice(7)}`,
  ]) {
    const { auth, national, phone } = await newcomer();
    expect((await send(auth, write(national))).status).toBe(200);
    expect(await pending(auth)).toBe(phone);
    const edited = await test.call('PUT', '/api/profile/edit', {
      auth,
      body: { fullname: 'Punya Ponsel', phone: write(national) },
    });
    expect(edited.body.data).toMatchObject({ phone });
  }
});

it('may be proven for several accounts: families share one (record 0055)', async () => {
  const [mother, child] = [await newcomer(), await newcomer()];
  for (const { auth } of [mother, child]) {
    await test.services.db.delete(schema.tryCount);
    expect((await send(auth, mother.national)).status).toBe(200);
    const code = codeIn((await messagesTo(mother.phone))[0]!);
    expect((await verify(auth, code)).body.data).toMatchObject({ phone: mother.phone, phoneProof: 'proven' });
  }
  expect(await me(mother.auth)).toMatchObject({ phone: mother.phone, phoneProof: 'proven' }); // as it was
});

describe('a code is not sent', () => {
  it('twice in a minute, nor by fifty presses at once', async () => {
    const { auth, national, phone } = await newcomer();
    const presses = await Promise.all(Array.from({ length: 50 }, () => send(auth, national)));
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(presses.every(({ status }) => [200, 409, 429].includes(status))).toBe(true);
    expect(await messagesTo(phone)).toHaveLength(1);
    expect((await send(auth, national)).body).toMatchObject({ status: 'OTP_WAIT', data: 60 });
  });

  it('and presses at once take one of the five of a day', async () => {
    const { auth, national, phone } = await newcomer();
    await Promise.all(Array.from({ length: 10 }, () => send(auth, national)));
    for (let time = 0; time < 4; time++) {
      await test.services.db.delete(schema.oneTimeCode);
      expect((await send(auth, national)).status).toBe(200);
    }
    await test.services.db.delete(schema.oneTimeCode);
    expect((await send(auth, national)).status).toBe(429);
    expect(await messagesTo(phone)).toHaveLength(5);
  });

  it('more than five times in a day for one account, or to one number', async () => {
    const { auth, national, phone } = await newcomer();
    for (let time = 0; time < 5; time++) {
      expect((await send(auth, national)).status).toBe(200);
      await test.services.db.delete(schema.oneTimeCode);
    }
    expect((await send(auth, '81299998881')).status).toBe(429);
    expect((await send((await newcomer()).auth, national)).status).toBe(429);
    expect(await messagesTo(phone)).toHaveLength(5);
  });

  it('to a phone that cannot be reached, and there is nothing to wait for then', async () => {
    const { auth, national } = await newcomer();
    expect((await send(auth, '81234560000')).body).toMatchObject({ code: 422, status: 'PHONE_UNREACHABLE' });
    expect(await pending(auth)).toBeNull();
    expect((await send(auth, national)).status).toBe(200);
  });

  it.each([
    ['none', '', 'required'],
    ['one of another country', '+65 8123 4567', 'mobilePhone'],
    ['a word', 'ponselku', 'mobilePhone'],
  ])('to a number that is %s', async (_, target, message) => {
    const { auth } = await newcomer();
    expect((await send(auth, target)).body).toMatchObject({ code: 400, errors: [{ field: 'target', message }] });
  });

  it('for nobody, and guesses need somebody too', async () => {
    expect((await send(null, '81234567890')).status).toBe(401);
    expect((await verify(null, '1234')).status).toBe(401);
  });

  it('by a gateway that is silent, or does not know us: the code is void and nobody waits', async () => {
    for (const [url, status] of [
      ['http://127.0.0.1:9', 503],
      [gateway.url, 500],
    ] as const) {
      const other = await startTestApp({ ...GATEWAY, SMS_KEY: 'kunci-salah', SMS_URL: url });
      const { auth, national } = await newcomer(other);
      expect((await send(auth, national, other)).status).toBe(status);
      const { body } = await other.call('GET', '/api/profile/credentials', { auth });
      expect(body.data).toMatchObject({ pendingPhone: null });
      await other.stop();
    }
  });

  it('where nobody sends text messages; there the profile says so', async () => {
    const other = await startTestApp();
    other.services.sms = null;
    const { auth, national } = await newcomer(other);
    expect((await send(auth, national, other)).status).toBe(404);
    for (const path of ['/api/profile/me', '/api/profile/credentials'])
      expect((await other.call('GET', path, { auth })).body.data).toMatchObject({ phoneProof: 'unavailable' });
    await other.stop();
  });
});

it('one of fifty right guesses at once proves, and five wrong ones use the code up', async () => {
  const one = await newcomer();
  await send(one.auth, one.national);
  const code = codeIn((await messagesTo(one.phone))[0]!);
  const guesses = await Promise.all(Array.from({ length: 50 }, () => verify(one.auth, code)));
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(1);
  const two = await newcomer();
  await send(two.auth, two.national);
  const its = codeIn((await messagesTo(two.phone))[0]!);
  for (let time = 0; time < 5; time++) await verify(two.auth, otherThan(its));
  expect((await verify(two.auth, its)).body.status).toBe('OTP_INVALID');
  const three = await newcomer();
  expect((await verify(three.auth, its)).body.status).toBe('OTP_INVALID'); // another's code
});
