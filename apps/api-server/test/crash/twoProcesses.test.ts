import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@suluh/stack/testing/place';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BASIC, startTestApp, type TestApp } from '../app.ts';
import { fillCarts, manyLearners, newCourse } from '../learners.ts';
import { schema } from '../../src/db/index.ts';
import { bundlePrograms } from './bundle.ts';
import { startFront, type Front } from './front.ts';
import { killable, type Killable } from './processes.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const LOGINS_PER_MINUTE = 20;
const LEARNERS = 120;
const SEATS = 3;

let test: TestApp;
let bundled: Awaited<ReturnType<typeof bundlePrograms>>;
let folder: string;
let programs: Killable[];
let front: Front;

beforeAll(async () => {
  test = await startTestApp();
  bundled = await bundlePrograms();
  folder = mkdtempSync(path.join(tmpdir(), 'suluh-two-'));
  const ports = [await freePort(), await freePort()];
  programs = ports.map((port) =>
    killable(
      `api ${port}`,
      bundled.api,
      {
        API_PORT: String(port),
        API_ORIGIN: `http://127.0.0.1:${port}`,
        SULUH_DATA_DIR: folder,
        DATABASE_URL: test.services.pool.options.connectionString ?? '',
        TOKEN_SECRET: '0123456789abcdef0123456789abcdef',
        NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
        RATE_LIMIT_PER_MINUTE: '100000',
        AUTH_RATE_LIMIT_PER_MINUTE: String(LOGINS_PER_MINUTE),
        TRUSTED_PROXIES: '127.0.0.1',
        LOG_LEVEL: 'fatal',
        DATABASE_POOL_SIZE: '8',
      },
      `http://127.0.0.1:${port}/api/health`,
    ),
  );
  await Promise.all(programs.map((program) => program.start()));
  front = await startFront(ports);
});
beforeEach(async () => void (await test.services.db.delete(schema.tryCount)));
afterAll(async () => {
  await front?.close();
  await Promise.all((programs ?? []).map((program) => program.end()));
  await test?.stop();
  bundled?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const logIn = async (caller: string, email: string): Promise<number> => {
  const response = await fetch(`${front.url}/api/auth/login`, {
    method: 'POST',
    headers: {
      authorization: BASIC,
      'content-type': 'application/json',
      'x-caller': caller,
      'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}`, // claimed by the caller, believed by nobody
    },
    body: JSON.stringify({ email, password: 'Salah12345' }),
  });
  await response.body?.cancel();
  return response.status;
};
const countsOf = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(statuses)].sort().map((status) => [status, statuses.filter((each) => each === status).length]),
  );

describe('two processes of the API behind a front', () => {
  it('let one address try as often as one process does, whatever it claims to be', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, at) => logIn('192.0.2.7', `tidakada-${at}@contoh.example`)),
    );
    expect(countsOf(statuses)).toEqual({ 401: LOGINS_PER_MINUTE, 429: 200 - LOGINS_PER_MINUTE });
  });

  it('let an account be guessed at five times from everywhere together', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 100 }, (_, at) => logIn(`198.51.100.${at + 1}`, 'rina@contoh.example')),
    );
    expect(countsOf(statuses)).toEqual({ 401: 5, 429: 95 });
  });

  it(`give the last ${SEATS} seats to ${SEATS} of ${LEARNERS} who confirm at once`, async () => {
    const { courseId, eventId } = await newCourse(test, { price: 0, capacity: SEATS });
    const learners = await manyLearners(test, LEARNERS);
    const carts = await fillCarts(test, learners, { courseId, eventId, price: 0 });
    const statuses = await Promise.all(
      learners.map(async ({ auth }, at) => {
        const response = await fetch(`${front.url}/api/cart/confirm`, {
          method: 'POST',
          headers: { authorization: auth, 'content-type': 'application/json', 'idempotency-key': `dua-${at}` },
          body: JSON.stringify({ cartId: [carts[at]], expectedTotal: 0 }),
        });
        await response.body?.cancel();
        return response.status;
      }),
    );
    expect(countsOf(statuses)[201]).toBe(SEATS);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const { rows } = await test.services.pool.query(
      `select seats_left as free, (select count(*)::int from seat_hold where event_id = event.id and status in ('taken', 'held')) as kept
       from event where id = $1`,
      [eventId],
    );
    expect(rows).toEqual([{ free: 0, kept: SEATS }]);
  });

  it('go on when one of them dies', async () => {
    await programs[0]!.kill();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await fetch(`${front.url}/api/health`)).status),
    );
    expect(countsOf(answers)).toEqual({ 200: 10, 502: 10 });
    await programs[0]!.start();
    expect((await fetch(`${front.url}/api/health`)).status).toBe(200);
  });
});
