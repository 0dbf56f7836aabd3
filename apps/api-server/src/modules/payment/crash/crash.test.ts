import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@suluh/stack/testing/place';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { manyLearners, newCourse } from '../../../testing/learners.ts';
import { killable, type Killable } from './processes.ts';
import { buy } from './shopper.ts';
import { startSmtpSink, type SmtpSink } from './smtpSink.ts';

/** How often something is killed, and how long that may take: what does not fit is left out, and the count is printed. */
const KILLS = Number(process.env.CRASH_KILLS ?? 100);
const TIME_MS = 110_000;
const SHOPPERS = 6;
/** Seats of the one schedule most of them want, so that the last seats are fought over. */
const SEATS = 40;

let test: TestApp;
let sink: SmtpSink;
let folder: string;
let programs: Killable[];
let shop: { apiUrl: string; sandboxUrl: string };
const stopping = new AbortController();

beforeAll(async () => {
  test = await startTestApp();
  sink = await startSmtpSink();
  folder = mkdtempSync(path.join(tmpdir(), 'suluh-crash-'));
  const [apiPort, sandboxPort] = [await freePort(), await freePort()];
  const { connectionString } = test.services.pool.options;
  const env = {
    API_PORT: String(apiPort), API_ORIGIN: `http://127.0.0.1:${apiPort}`, SANDBOX_PORT: String(sandboxPort), SULUH_DATA_DIR: folder, DATABASE_URL: connectionString ?? '', TOKEN_SECRET: '0123456789abcdef0123456789abcdef',
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`, RATE_LIMIT_PER_MINUTE: '100000', LOG_LEVEL: 'fatal', DATABASE_POOL_SIZE: '5',
  };
  shop = { apiUrl: env.API_ORIGIN, sandboxUrl: `http://127.0.0.1:${sandboxPort}` };
  programs = [
    killable('api', 'apps/api-server/src/main.ts', env, `${shop.apiUrl}/api/health`),
    killable('worker', 'apps/api-server/src/worker.ts', env),
    killable('sandbox', 'tooling/stack/src/payment-sandbox/main.ts', env, `${shop.sandboxUrl}/`),
  ];
  await Promise.all(programs.map((program) => program.start()));
});
afterAll(async () => {
  stopping.abort();
  await Promise.all((programs ?? []).map((program) => program.kill()));
  await sink?.close();
  await test?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Shoppers one after another, as long as there are any, several at a time. */
async function shopAll(courses: { courseId: number; eventId: number | null }[]): Promise<void> {
  const lane = async () => {
    while (!stopping.signal.aborted) {
      const [learner] = await manyLearners(test, 1);
      await buy({ ...shop, stopping: stopping.signal }, learner!.auth, courses[randomInt(courses.length)]!);
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, lane));
}

/** Kills programs at random moments, the API beside the others; each is started again at once. */
async function killAll(): Promise<Record<string, number>> {
  const [api, worker, sandbox] = programs as [Killable, Killable, Killable];
  const until = Date.now() + TIME_MS;
  const kills: Record<string, number> = { api: 0, worker: 0, sandbox: 0 };
  const total = () => Object.values(kills).reduce((sum, count) => sum + count, 0);
  const killer = async (victims: Killable[], restMs: number) => {
    while (total() < KILLS && Date.now() < until) {
      await delay(randomInt(50, restMs));
      const victim = victims[randomInt(victims.length)]!;
      await victim.kill();
      kills[victim.name]!++;
      await victim.start();
    }
  };
  await Promise.all([killer([api], 1_400), killer([worker, sandbox], 1_600)]);
  return kills;
}

const one = async <Row>(sql: string): Promise<Row> => (await test.services.pool.query(sql)).rows[0] as Row;

/** Waits until every mail is sent, every payment was asked after and every number that was given up is voided. */
async function untilQuiet(): Promise<void> {
  let quietRounds = 0;
  for (let tries = 0; quietRounds < 10 && tries < 600; tries++, await delay(100)) {
    const { waiting } = await one<{ waiting: number }>(`select
      (select count(*)::int from outbox where sent_at is null) +
      (select count(*)::int from payment_attempt where status = 'voiding' or (status = 'pending' and next_check_at <= now())) as waiting`);
    quietRounds = waiting === 0 ? quietRounds + 1 : 0;
  }
  if (quietRounds < 10) throw new Error(`not quiet: ${programs.map(({ name, output }) => `${name}: ${output()}`).join('\n')}`);
}

it('killed at random moments of checkout, nothing paid is lost, no seat, no message, and nothing comes twice', { timeout: TIME_MS + 90_000 }, async () => {
  const seats = await newCourse(test, { price: 100_000, capacity: SEATS });
  const free = await newCourse(test, { price: 75_000 });
  const shopping = shopAll([seats, free, free]);
  const kills = await killAll();
  stopping.abort();
  await shopping;
  const killed = Object.values(kills).reduce((sum, count) => sum + count, 0);
  expect(killed).toBeGreaterThanOrEqual(Math.min(KILLS, 25));

  await test.services.pool.query(`update payment_attempt set next_check_at = now() where status = 'pending'`); // as if minutes had gone by
  await untilQuiet();

  const { rows: attempts } = await test.services.pool.query<{ id: string; status: string; order_status: string }>('select a.id, a.status, o.status as order_status from payment_attempt a join orders o on o.id = a.order_id');
  const provider = async (id: string) => ((await (await fetch(`${shop.sandboxUrl}/v1/charges/${id}`, { headers: { authorization: 'Bearer suluh-sandbox' } })).json()) as { state?: string }).state;
  let paid = 0;
  for (const attempt of attempts) {
    if ((await provider(attempt.id)) !== 'settled') continue;
    paid++;
    expect([attempt.status, attempt.order_status], attempt.id).toEqual(['settled', 'PAID']);
  }
  console.log(`killed ${JSON.stringify(kills)}; ${attempts.length} payments opened, ${paid} paid`);
  expect(paid).toBeGreaterThan(0);

  const counts = await one<Record<string, number>>(`select
    (select count(*)::int from orders o where o.status = 'PAID' and not exists (select from enrolment e where e.order_id = o.id)) as paid_without_course,
    (select count(*)::int from enrolment e join orders o on o.id = e.order_id where o.status <> 'PAID') as course_without_payment,
    (select count(*)::int from (select cart_id from order_item group by cart_id having count(*) > 1) twice) as carts_ordered_twice,
    (select count(*)::int from (select order_id from payment_attempt where status = 'pending' group by order_id having count(*) > 1) twice) as two_live_payments,
    (select count(*)::int from orders o where o.status = 'PAID' and 1 <> (select count(*) from outbox b where b.kind = 'orderPaid' and b.payload->>'orderId' = o.id)) as paid_not_told_once,
    (select count(*)::int from orders o where o.status = 'PAID' and 1 <> (select count(*) from notification n where n.order_id = o.id and n.status = 'PAID')) as paid_not_notified_once,
    (select count(*)::int from event e where e.capacity <> e.seats_left + (select count(*) from seat_hold h where h.event_id = e.id and h.status <> 'released') and e.id = ${seats.eventId}) as seats_lost,
    (select count(*)::int from seat_hold h join orders o on o.id = h.order_id where (o.status = 'PAID') <> (h.status = 'taken') and h.status <> 'released') as seats_in_wrong_state,
    (select count(*)::int from outbox where failed_at is not null) as mails_given_up`);
  expect(counts).toEqual(Object.fromEntries(Object.keys(counts).map((name) => [name, 0])));

  const { rows: sent } = await test.services.pool.query<{ id: string }>('select id from outbox');
  const arrived = new Set(sink.received.map(({ messageId }) => messageId));
  expect(sent.filter(({ id }) => !arrived.has(`<outbox-${id}@suluh.example>`))).toEqual([]);
  expect(arrived.size).toBe(sent.length);
  // Killed between the relay's yes and its own note of it, the worker says the same again under the same Message-ID.
  expect(sink.received.length - arrived.size).toBeLessThanOrEqual(kills.worker!);
});
