import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../db/index.ts';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import type { Mail } from './letters.ts';
import { LEASE_SECONDS, MAIL_QUEUE, openMailQueue } from './mailQueue.ts';
import { buryNext, sendNext, type Outbox } from './queue.ts';
import { retryMail } from './retryMail.ts';
import { runMailer } from './runMailer.ts';

let database: TestDatabase;
let outbox: Outbox;
beforeAll(async () => {
  database = await cloneDatabase();
  outbox = {
    pool: database.pool,
    boss: await openMailQueue(database.pool, (error) => expect.unreachable(error.message)),
  };
});
afterAll(async () => {
  await outbox?.boss.stop({ graceful: false });
  await database?.close();
});
beforeEach(() => database.pool.query('delete from outbox; delete from pgboss.job'));

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
      `select tries, last_error, sent_at is not null as sent, failed_at is not null as failed, payload, later
       from outbox left join lateral (select retry_count + (started_on is not null)::int as tries, start_after > now() as later
         from pgboss.job where name = 'mail' and data->>'outboxId' = outbox.id::text) job on true where ${where}`,
    )
  ).rows;
/** As if the waits before further tries were over. */
const timePasses = () => database.pool.query("update pgboss.job set start_after = now() where state < 'active'");
const silence = { error: () => undefined };

describe('the outbox', () => {
  it('is sent once per row by many workers', async () => {
    await put(20);
    const sent: Mail[] = [];
    const worker = async () => {
      while (await sendNext(outbox, async (mail) => void sent.push(mail)));
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(20);
  });

  it('tries again later what the relay refuses, and gives up after eight tries', async () => {
    await put(1);
    const refuse = () => Promise.reject(new Error('relay says no'));
    expect(await sendNext(outbox, refuse)).toBe(true);
    expect(await sendNext(outbox, refuse)).toBe(false);
    for (let attempt = 2; attempt <= 8; attempt++) {
      await timePasses();
      expect(await sendNext(outbox, refuse)).toBe(true);
    }
    expect(await buryNext(outbox)).toBe(true);
    expect(await sendNext(outbox, refuse)).toBe(false);
    expect(await rowOf('true')).toMatchObject([{ tries: 8, last_error: 'relay says no', failed: true }]);
  });

  it('gives nothing up while nobody answers at the relay', async () => {
    await put(1);
    const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' }));
    for (let attempt = 1; attempt <= 20; attempt++) {
      await timePasses();
      await sendNext(outbox, away);
    }
    expect(await rowOf('true')).toMatchObject([{ tries: 0, failed: false, later: true }]);
  });

  it('waits longer after each refusal', async () => {
    await put(1);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt++) {
      await sendNext(outbox, () => Promise.reject(new Error('no')));
      const { rows } = await database.pool.query<{ seconds: number }>(
        "select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where state = 'retry'",
      );
      waits.push(rows[0]!.seconds);
      await timePasses();
    }
    for (const [at, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(15 * 2 ** at - 1);
      expect(wait).toBeLessThanOrEqual(30 * 2 ** at);
    }
  });

  it('lets a mail that was given up begin anew, once', async () => {
    await put(1);
    for (let attempt = 1; attempt <= 8; attempt++, await timePasses())
      await sendNext(outbox, () => Promise.reject(new Error('no')));
    await buryNext(outbox);
    const { rows } = await database.pool.query<{ id: string }>('select id from outbox');
    const id = Number(rows[0]!.id);
    const answers = await Promise.all([retryMail(database.db, id), retryMail(database.db, id)]);
    expect(answers.sort()).toEqual([false, true]);
    expect(await rowOf('true')).toMatchObject([{ tries: 0, failed: false, last_error: null }]);
    expect(await sendNext(outbox, async () => undefined)).toBe(true);
    expect(await sendNext(outbox, async () => undefined)).toBe(false);
    expect(await rowOf('true')).toMatchObject([{ sent: true }]);
  });

  it('queues a mail with its transaction or not at all', async () => {
    const undone = database.db.transaction(async (tx) => {
      await tx.insert(schema.outbox).values({ kind: 'welcome', payload: {} });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await database.pool.query('select 1 from pgboss.job')).rowCount).toBe(0);
  });

  describe('of a worker that was killed', () => {
    const leaseIsOver = async () => {
      await database.pool.query(
        `update pgboss.job set started_on = started_on - make_interval(secs => ${LEASE_SECONDS})`,
      );
      await database.pool.query('update pgboss.queue set monitor_on = null, monitor_claim_on = null');
      await outbox.boss.supervise();
      await timePasses();
    };

    it('is sent by another when the lease is over, and not before', async () => {
      await put(1);
      await outbox.boss.fetch(MAIL_QUEUE);
      expect(await sendNext(outbox, async () => undefined)).toBe(false);
      await leaseIsOver();
      const sent: Mail[] = [];
      expect(await sendNext(outbox, async (mail) => void sent.push(mail))).toBe(true);
      expect(sent).toHaveLength(1);
    });

    it('is not sent again when it was noted as sent', async () => {
      await put(1);
      await outbox.boss.fetch(MAIL_QUEUE);
      await database.pool.query('update outbox set sent_at = now()');
      await leaseIsOver();
      expect(await sendNext(outbox, () => expect.unreachable('it was sent'))).toBe(true);
      expect(await sendNext(outbox, () => expect.unreachable('it was sent'))).toBe(false);
    });

    it('is given up when that happens eight times, and says so', async () => {
      await put(1);
      for (let time = 0; time < 8; time++, await leaseIsOver())
        expect(await outbox.boss.fetch(MAIL_QUEUE)).toHaveLength(1);
      expect(await buryNext(outbox)).toBe(true);
      expect(await rowOf('true')).toMatchObject([{ failed: true, last_error: 'Its worker was killed each time.' }]);
    });
  });

  it('keeps no secret of a mail that was sent', async () => {
    await putCode();
    await sendNext(outbox, async () => undefined);
    expect(await rowOf('true')).toMatchObject([{ sent: true, payload: { to: 'kode@contoh.example', fullname: 'P' } }]);
    expect(JSON.stringify(await rowOf('true'))).not.toContain('4702');
  });

  it('holds no connection of the database while a slow relay talks, and survives losing them all meanwhile', async () => {
    await put(1);
    let finish: () => void = () => undefined;
    const sending = sendNext(outbox, () => new Promise((resolve) => void (finish = resolve)));
    await expect.poll(() => rowOf('tries = 1 and sent_at is null')).toHaveLength(1);
    const { rows } = await database.pool.query(
      "select count(*)::int as busy from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    );
    expect(rows[0]).toEqual({ busy: 0 });
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    expect(await sendNext(outbox, async () => undefined), 'nobody else sends it meanwhile').toBe(false);
    finish();
    await sending;
    expect(await rowOf('sent_at is not null')).toHaveLength(1);
  });

  it('sends a one-time code before 500 mails that may wait, though the relay takes a second for each', async () => {
    await put(500);
    const stopping = new AbortController();
    const sentAt = new Map<Mail['to'], number>();
    const send = async ({ to }: Mail) => {
      await delay(1_000, undefined, { signal: stopping.signal });
      sentAt.set(to, Date.now());
    };
    const mailer = runMailer({ ...outbox, send, log: silence, idleMs: 100, stopping: stopping.signal });
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
