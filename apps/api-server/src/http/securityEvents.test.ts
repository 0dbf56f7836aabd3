import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BASIC, startTestApp, type TestApp } from '../../test/app.ts';
import { PASSWORD } from '../../test/fixture.ts';
import { buildApp } from './app.ts';

const TOKEN = 'metrics-token-of-enough-signs';
const email = 'rina@contoh.example';
let test: TestApp;
let app: Awaited<ReturnType<typeof buildApp>>;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  test = await startTestApp();
  const log = pino(
    new Writable({
      write: (chunk, _encoding, done) => (lines.push(JSON.parse(String(chunk)) as Record<string, unknown>), done()),
    }),
  );
  app = await buildApp({ ...test.services, log, settings: { ...test.services.settings, METRICS_TOKEN: TOKEN } });
});
afterAll(async () => {
  await app?.close();
  await test?.stop();
});

const logIn = (password: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '203.0.113.7',
    headers: { authorization: BASIC },
    payload: { email, password, sessionType: 'reguler' },
  });

it('a wrong password is told with address, entry and account, but neither e-mail nor password', async () => {
  for (const password of ['Salah-Sekali-1', 'Salah-Sekali-2']) expect((await logIn(password)).statusCode).toBe(401);
  const told = lines.filter(({ security }) => security === 'INVALID_CREDENTIALS');
  expect(told).toHaveLength(2);
  expect(told[0]).toMatchObject({ msg: 'refused', entry: 'auth.login', from: '203.0.113.7' });
  expect(told[0]!['account']).toBe(told[1]!['account']);
  expect(JSON.stringify(lines)).not.toMatch(/rina@|Salah-Sekali/);
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(body).toMatch(/^suluh_refusals_total\{entry="auth.login",reason="INVALID_CREDENTIALS"\} 2$/m);
});

it('a login that succeeds, and what nobody would attack with, are no such lines', async () => {
  const before = lines.filter(({ security }) => security !== undefined).length;
  const session = await logIn(PASSWORD);
  expect(session.statusCode).toBe(200);
  const { token } = (session.json() as { data: { session: { token: string } } }).data.session;
  await app.inject({ url: '/api/course/tidak-ada', headers: { authorization: BASIC } });
  lines.length = 0;
  await app.inject({ url: '/api/profile/me', headers: { authorization: `Bearer ${token}` } });
  expect(lines).toMatchObject([
    { msg: 'answered', path: '/api/profile/me', userId: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
  expect(before).toBe(2);
});

it('a learner who tries the door of staff is told of', async () => {
  lines.length = 0;
  await app.inject({ url: '/api/admin/course', headers: { authorization: await test.bearer('rina') } });
  expect(lines.find(({ security }) => security !== undefined)).toMatchObject({ security: 'FORBIDDEN' });
});
