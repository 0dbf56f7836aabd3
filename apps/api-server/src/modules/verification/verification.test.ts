import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const newcomer = async () => (await manyLearners(test, 1))[0]!;
const send = ({ auth }: TestLearner) => test.call('POST', '/api/verification/send', { auth });
const authorize = ({ auth }: TestLearner, otp: unknown) =>
  test.call('POST', '/api/verification/authorize', { auth, body: { otp } });
const countdown = async ({ auth }: TestLearner) =>
  (await test.call('GET', '/api/verification/countdown', { auth })).body.data as number;
const isVerified = async ({ auth }: TestLearner) =>
  ((await test.call('GET', '/api/profile/me', { auth })).body.data as { isVerified: boolean }).isVerified;

/** Codes mailed to a learner, oldest first. */
async function codesOf({ userId }: TestLearner): Promise<string[]> {
  const { rows } = await test.services.pool.query<{ code: string }>(
    "select payload ->> 'code' as code from outbox where kind = 'emailCode' and payload ->> 'to' = (select email from user_account where id = $1) order by id",
    [userId],
  );
  return rows.map(({ code }) => code);
}
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

it('mails a code of four digits, which proves the address, once', async () => {
  const learner = await newcomer();
  expect((await send(learner)).body.data).toEqual({ wait: 60 });
  const [code] = await codesOf(learner);
  expect(code).toMatch(/^\d{4}$/);
  const { rows } = await test.services.pool.query('select code_hash from one_time_code where target = $1', [
    learner.userId,
  ]);
  expect(rows[0].code_hash.toString()).not.toContain(code);
  expect((await authorize(learner, code)).body.data).toEqual({ isVerified: true });
  expect(await isVerified(learner)).toBe(true);
  expect((await authorize(learner, code)).status).toBe(422);
  expect([(await send(learner)).body.status, (await codesOf(learner)).length]).toEqual(['CONFLICT', 1]);
});

it('waits a minute between two codes; the newer one makes the older void', async () => {
  const learner = await newcomer();
  expect(await countdown(learner)).toBe(0);
  await Promise.all(Array.from({ length: 3 }, () => send(learner)));
  expect((await codesOf(learner)).length).toBe(1);
  const { status, body } = await send(learner);
  expect([status, body.status]).toEqual([409, 'OTP_WAIT']);
  expect(body.data as number).toBeGreaterThan(50);
  expect(await countdown(learner)).toBeGreaterThan(50);
  test.advance(61);
  expect(await countdown(learner)).toBe(0);
  expect((await send(learner)).status).toBe(200);
  const [older, newer] = await codesOf(learner);
  if (older !== newer) expect((await authorize(learner, older)).status).toBe(422);
  expect((await authorize(learner, newer)).status).toBe(200);
});

it('takes no code after ten minutes', async () => {
  const learner = await newcomer();
  await send(learner);
  test.advance(601);
  expect((await authorize(learner, (await codesOf(learner))[0])).body.status).toBe('OTP_INVALID');
  expect(await isVerified(learner)).toBe(false);
});

it('counts guesses, also those made at once: after five the right one comes too late', async () => {
  const learner = await newcomer();
  await send(learner);
  const [code] = await codesOf(learner);
  const guesses = await Promise.all(Array.from({ length: 8 }, () => authorize(learner, otherThan(code!))));
  expect(guesses.map(({ status }) => status)).toEqual(Array(8).fill(422));
  expect((await authorize(learner, code)).status).toBe(422);
  expect(await isVerified(learner)).toBe(false);
});

it('sends ten codes in a day at most', async () => {
  const learner = await newcomer();
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await send(learner)).status).toBe(200);
    test.advance(61);
  }
  expect((await send(learner)).status).toBe(429);
});

it.each([['123'], ['12a4'], [''], [1234], [undefined]])('refuses %j, which is no code', async (otp) => {
  expect((await authorize(await newcomer(), otp)).status).toBe(400);
});

it('takes a code from nobody but the one it was mailed to', async () => {
  const [owner, other] = [await newcomer(), await newcomer()];
  await send(owner);
  const [code] = await codesOf(owner);
  expect((await authorize(other, code)).status).toBe(422);
  expect([await isVerified(owner), await isVerified(other)]).toEqual([false, false]);
});
