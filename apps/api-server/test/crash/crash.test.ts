import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@suluh/stack/testing/place';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { MAILS_AT_ONCE } from '../../src/mail/runMailer.ts';
import { manyLearners, newCourse } from '../learners.ts';
import { bundlePrograms } from './bundle.ts';
import { killAll } from './killing.ts';
import { killable, type Killable } from './processes.ts';
import { buy } from './shopper.ts';
import { startSmtpSink, type SmtpSink } from './smtpSink.ts';

/** How often the API is killed; `npm run crash` kills it 100 times. */
const KILLS = Number(process.env.CRASH_KILLS ?? 10);
/** All must be done by then, or the test fails. */
const TIME_LIMIT_MS = 600_000;
const SANDBOX = path.resolve(import.meta.dirname, '../../../../tooling/stack/src/payment-sandbox/main.ts');
const SHOPPERS = 6;
/** Seats of the one schedule most of them want, so that the last seats are fought over. */
const SEATS = 40;

let test: TestApp;
let sink: SmtpSink;
let bundled: Awaited<ReturnType<typeof bundlePrograms>>;
let folder: string;
let programs: Killable[];
let shop: { apiUrl: string; sandboxUrl: string };
let answers = 0;
const stopping = new AbortController();

beforeAll(async () => {
  test = await startTestApp();
  sink = await startSmtpSink();
  bundled = await bundlePrograms();
  folder = mkdtempSync(path.join(tmpdir(), 'suluh-crash-'));
  const [apiPort, sandboxPort] = [await freePort(), await freePort()];
  const { connectionString } = test.services.pool.options;
  const env = {
    API_PORT: String(apiPort),
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    SANDBOX_PORT: String(sandboxPort),
    SULUH_DATA_DIR: folder,
    DATABASE_URL: connectionString ?? '',
    TOKEN_SECRET: '0123456789abcdef0123456789abcdef',
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    RATE_LIMIT_PER_MINUTE: '100000',
    LOG_LEVEL: 'fatal',
    DATABASE_POOL_SIZE: '5',
  };
  shop = { apiUrl: env.API_ORIGIN, sandboxUrl: `http://127.0.0.1:${sandboxPort}` };
  programs = [
    killable('api', bundled.api, env, `${shop.apiUrl}/api/health`),
    killable('worker', bundled.worker, env),
    killable('sandbox', SANDBOX, env, `${shop.sandboxUrl}/`),
  ];
  await Promise.all(programs.map((program) => program.start()));
});
afterAll(async () => {
  stopping.abort();
  await Promise.all((programs ?? []).map((program) => program.end()));
  await sink?.close();
  await test?.stop();
  bundled?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Shoppers one after another, as long as there are any, several at a time. */
async function shopAll(courses: { courseId: number; eventId: number | null }[]): Promise<void> {
  const lane = async () => {
    while (!stopping.signal.aborted) {
      const [learner] = await manyLearners(test, 1);
      await buy(
        { ...shop, stopping: stopping.signal, onAnswer: () => answers++ },
        learner!.auth,
        courses[randomInt(courses.length)]!,
      );
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, lane));
}

const one = async <Row>(sql: string): Promise<Row> => (await test.services.pool.query(sql)).rows[0] as Row;

/** Waits until every mail is sent, every payment was asked after and every number that was given up is voided. */
async function untilQuiet(): Promise<void> {
  let quietRounds = 0;
  let left: object = {};
  for (let tries = 0; quietRounds < 10 && tries < 600; tries++, await delay(100)) {
    left = await one(`select (select count(*)::int from outbox where sent_at is null) as mails,
      (select count(*)::int from payment_attempt where status in ('opening', 'voiding') or (status = 'pending' and next_check_at <= now())) as payments`);
    quietRounds = Object.values(left).every((count) => count === 0) ? quietRounds + 1 : 0;
  }
  if (quietRounds < 10)
    throw new Error(
      `not quiet: ${JSON.stringify(left)} ${programs.map(({ name, output }) => `${name}: ${output()}`).join('\n')}`,
    );
}

it(
  'killed at random moments of checkout, nothing paid is lost, no seat, no message, and nothing comes twice',
  { timeout: TIME_LIMIT_MS },
  async () => {
    const seats = await newCourse(test, { price: 100_000, capacity: SEATS });
    const free = await newCourse(test, { price: 75_000 });
    const started = Date.now();
    const shopping = shopAll([seats, free, free]);
    const kills = await killAll(programs as [Killable, Killable, Killable], {
      apiKills: KILLS,
      answers: () => answers,
    });
    const killingS = Math.round((Date.now() - started) / 1_000);
    stopping.abort();
    await shopping;
    expect(kills.api).toBe(KILLS);

    await test.services.pool.query(
      `update payment_attempt set next_check_at = now() where status in ('opening', 'pending', 'voiding')`,
    ); // as if minutes had gone by
    // What a killed worker had in hand, too: its lease is over, and the wait after it. One that was never killed keeps its own.
    if (kills.worker! > 0)
      await test.services.pool.query(
        `update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`,
      );
    await untilQuiet();

    const { rows: attempts } = await test.services.pool.query<{ id: string; status: string; order_status: string }>(
      'select a.id, a.status, o.status as order_status from payment_attempt a join orders o on o.id = a.order_id',
    );
    const provider = async (id: string) =>
      (
        (await (
          await fetch(`${shop.sandboxUrl}/v1/charges/${id}`, { headers: { authorization: 'Bearer suluh-sandbox' } })
        ).json()) as { state?: string }
      ).state;
    let paid = 0;
    for (const attempt of attempts) {
      if ((await provider(attempt.id)) !== 'settled') continue;
      paid++;
      expect([attempt.status, attempt.order_status], attempt.id).toEqual(['settled', 'PAID']);
    }
    console.log(
      `killed ${JSON.stringify(kills)} in ${killingS} s; ${answers} calls answered, ${attempts.length} payments opened, ${paid} paid`,
    );
    expect(paid).toBeGreaterThan(0);

    const counts = await one<Record<string, number>>(`select
    (select count(*)::int from orders o where o.status = 'PAID' and not exists (select from enrolment e where e.order_id = o.id)) as paid_without_course,
    (select count(*)::int from enrolment e join orders o on o.id = e.order_id where o.status <> 'PAID') as course_without_payment,
    (select count(*)::int from (select cart_id from order_item group by cart_id having count(*) > 1) twice) as carts_ordered_twice,
    (select count(*)::int from (select order_id from payment_attempt where status = 'pending' group by order_id having count(*) > 1) twice) as two_live_payments,
    (select count(*)::int from orders o where o.status = 'PAID' and 1 <> (select count(*) from outbox b where b.kind = 'orderPaid' and b.payload->>'orderId' = o.id)) as paid_not_told_once,
    (select count(*)::int from orders o where o.status = 'PAID' and 1 <> (select count(*) from notification n where n.order_id = o.id and n.status = 'PAID')) as paid_not_notified_once,
    (select count(*)::int from event e where e.capacity <> e.seats_left + e.seats_kept + (select count(*) from seat_hold h where h.event_id = e.id and h.status <> 'released') and e.id = ${seats.eventId}) as seats_lost,
    (select count(*)::int from seat_hold h join orders o on o.id = h.order_id where (o.status = 'PAID') <> (h.status = 'taken') and h.status <> 'released') as seats_in_wrong_state,
    (select count(*)::int from outbox where failed_at is not null) as mails_given_up`);
    expect(counts).toEqual(Object.fromEntries(Object.keys(counts).map((name) => [name, 0])));

    const { rows: sent } = await test.services.pool.query<{ id: string }>('select id from outbox');
    const arrived = new Set(sink.received.map(({ messageId }) => messageId));
    expect(sent.filter(({ id }) => !arrived.has(`<outbox-${id}@suluh.example>`))).toEqual([]);
    expect(arrived.size).toBe(sent.length);
    // Killed between the relay's yes and its own note of it, the worker says what it had in hand again under the same
    // Message-ID.
    expect(sink.received.length - arrived.size).toBeLessThanOrEqual(kills.worker! * MAILS_AT_ONCE);
  },
);
