import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../db/index.ts';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import type { Mail } from './letters.ts';
import { runMailer, sendNext } from './queue.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database?.close());
beforeEach(() => database.pool.query('delete from outbox'));

const put = (count: number) =>
  database.db.insert(schema.outbox).values(
    Array.from({ length: count }, (_, at) => ({
      kind: 'welcome',
      payload: { to: `p${at}@contoh.example`, fullname: 'P' },
    })),
  );
const putCode = () =>
  database.db
    .insert(schema.outbox)
    .values({ kind: 'emailCode', payload: { to: 'kode@contoh.example', fullname: 'P', code: '4702' } });
const rowOf = async (where: string) =>
  (
    await database.pool.query(
      `select attempts, last_error, sent_at is not null as sent, failed_at is not null as failed, payload, next_attempt_at > now() as later from outbox where ${where}`,
    )
  ).rows;
const silence = { error: () => undefined };

describe('the outbox', () => {
  it('is sent once per row by many workers', async () => {
    await put(20);
    const sent: Mail[] = [];
    const worker = async () => {
      while (await sendNext(database.pool, async (mail) => void sent.push(mail)));
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(20);
  });

  it('tries again later what the relay refuses, and gives up after eight tries', async () => {
    await put(1);
    const refuse = () => Promise.reject(new Error('relay says no'));
    expect(await sendNext(database.pool, refuse)).toBe(true);
    expect(await sendNext(database.pool, refuse)).toBe(false);
    for (let attempt = 2; attempt <= 8; attempt++) {
      await database.pool.query('update outbox set next_attempt_at = now() where sent_at is null');
      expect(await sendNext(database.pool, refuse)).toBe(true);
    }
    expect(await rowOf('true')).toMatchObject([{ attempts: 8, last_error: 'relay says no', failed: true }]);
  });

  it('gives nothing up while nobody answers at the relay', async () => {
    await put(1);
    const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' }));
    for (let attempt = 1; attempt <= 20; attempt++) {
      await database.pool.query('update outbox set next_attempt_at = now()');
      await sendNext(database.pool, away);
    }
    expect(await rowOf('true')).toMatchObject([{ attempts: 0, failed: false, later: true }]);
  });

  it('keeps no secret of a mail that was sent', async () => {
    await putCode();
    await sendNext(database.pool, async () => undefined);
    expect(await rowOf('true')).toMatchObject([{ sent: true, payload: { to: 'kode@contoh.example', fullname: 'P' } }]);
    expect(JSON.stringify(await rowOf('true'))).not.toContain('4702');
  });

  it('holds no connection of the database while a slow relay talks, and survives losing them all meanwhile', async () => {
    await put(1);
    let finish: () => void = () => undefined;
    const sending = sendNext(database.pool, () => new Promise((resolve) => void (finish = resolve)));
    await expect.poll(() => rowOf('attempts = 1 and sent_at is null')).toHaveLength(1);
    const { rows } = await database.pool.query(
      "select count(*)::int as busy from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    );
    expect(rows[0]).toEqual({ busy: 0 });
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    expect(await sendNext(database.pool, async () => undefined), 'nobody else sends it meanwhile').toBe(false);
    finish();
    await sending;
    expect(await rowOf('sent_at is not null')).toHaveLength(1);
  });

  it('sends a one-time code before 500 mails that may wait, though the relay takes a second for each', async () => {
    await put(500);
    const stopping = new AbortController();
    const sentAt = new Map<string, number>();
    const send = async ({ to }: Mail) => {
      await delay(1_000, undefined, { signal: stopping.signal });
      sentAt.set(to, Date.now());
    };
    const mailer = runMailer({ pool: database.pool, send, log: silence, idleMs: 100, stopping: stopping.signal });
    await delay(500); // every sender is busy
    const askedAt = Date.now();
    await putCode();
    await expect.poll(() => sentAt.has('kode@contoh.example'), { timeout: 5_000 }).toBe(true);
    expect((sentAt.get('kode@contoh.example') ?? Infinity) - askedAt).toBeLessThan(5_000);
    expect(sentAt.size).toBeLessThan(50);
    stopping.abort();
    await mailer;
  });

  it.each([
    ['emailCode', 0],
    ['passwordReset', 0],
    ['linkAccount', 0],
    ['orderPaid', 1],
    ['orderUnpaid', 1],
    ['orderReminder', 2],
    ['welcome', 2],
  ])('of kind %s has urgency %i', async (kind, urgency) => {
    await database.db.insert(schema.outbox).values({ kind, payload: {} });
    expect((await database.pool.query('select urgency from outbox')).rows).toEqual([{ urgency }]);
  });
});
