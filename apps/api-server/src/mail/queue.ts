import { setTimeout as delay } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type pg from 'pg';
import { mailOf, type Mail } from './letters.ts';
import { DEAD_MAIL_QUEUE, MAIL_QUEUE } from './mailQueue.ts';

/** Hands a mail to the relay. @throws when the relay did not take it. */
export type Send = (mail: Mail) => Promise<void>;

/** What mails are sent from: rows of the outbox, and their places in the queue. */
export interface Outbox {
  pool: pg.Pool;
  boss: PgBoss;
}

/**
 * A relay that takes longer for one mail counts as silent: ten seconds for each of its commands would fit. Well below
 * the lease (`LEASE_SECONDS`), so that no other worker sends it meanwhile.
 */
const SEND_DEADLINE_MS = 60_000;

/** Seconds before a mail is tried again that no relay was there for. */
const AWAY_SECONDS = 30;

/** Least priority of what somebody waits for: one-time codes 2, receipts 1, everything else 0. */
const RECEIPTS = 1;

interface Job {
  id: string;
  retryCount: number;
  data: { outboxId: number };
}

interface Row {
  id: string;
  kind: string;
  payload: unknown;
}

/** Rejects when `work` takes longer than the deadline of a mail. */
async function inTime(work: Promise<void>): Promise<void> {
  const over = new AbortController();
  const deadline = delay(SEND_DEADLINE_MS, undefined, { signal: over.signal }).then(() =>
    Promise.reject(new Error('The relay took too long.')),
  );
  deadline.catch(() => undefined); // the mail was in time
  await Promise.race([work, deadline]).finally(() => over.abort());
}

const RELAY_AWAY = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ECONNREFUSED', 'ECONNRESET']);

/** Whether nobody answered at the relay, which says nothing about the mail. */
const isRelayAway = (error: unknown): boolean => RELAY_AWAY.has((error as { code?: string }).code ?? '');

/** What the relay has taken is noted until the database hears it; secrets of the mail go with it. */
async function noteSent({ pool }: Outbox, { id }: Row): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await pool.query(
        `update outbox set sent_at = now(), payload = payload - 'link' - 'code' - 'unsubscribe' where id = $1`,
        [id],
      );
      return;
    } catch (error) {
      if (tries === 5) throw error; // the same mail goes out again after the lease, under the same Message-ID
      await delay(1_000 * tries);
    }
  }
}

/** Gives a mail back as if it had not been taken: the try is not counted. */
async function putOff({ pool }: Outbox, { id, retryCount }: Job): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'created', started_on = null, start_after = now() + make_interval(secs => $4)
     where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [MAIL_QUEUE, id, retryCount, AWAY_SECONDS],
  );
}

async function noteFailure(outbox: Outbox, job: Job, row: Row, error: unknown): Promise<void> {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await outbox.pool.query('update outbox set last_error = $2 where id = $1', [row.id, message]);
  if (isRelayAway(error)) await putOff(outbox, job);
  else await outbox.boss.fail(MAIL_QUEUE, job, { message });
}

/**
 * Sends the most urgent due mail of the outbox. One the relay refuses is tried again later and given up after eight
 * tries; while the relay is away nothing is counted. No transaction is open meanwhile, so that a slow relay holds no
 * connection of the database. Answers whether there was a mail.
 * @param options.onlyUrgent leaves bulk to others.
 */
export async function sendNext(outbox: Outbox, send: Send, options: { onlyUrgent?: boolean } = {}): Promise<boolean> {
  const { boss, pool } = outbox;
  const [job] = await boss.fetch<Job['data']>(MAIL_QUEUE, options.onlyUrgent ? { minPriority: RECEIPTS } : {});
  if (!job) return false;
  const { rows } = await pool.query<Row>(
    'select id, kind, payload from outbox where id = $1 and sent_at is null and failed_at is null',
    [job.data.outboxId],
  );
  const [row] = rows;
  if (row) {
    try {
      await inTime(send(mailOf(row)));
    } catch (error) {
      await noteFailure(outbox, job, row, error);
      return true;
    }
    await noteSent(outbox, row);
  }
  await boss.complete(MAIL_QUEUE, job);
  return true;
}

/** Notes in the outbox that a mail was given up, for people to look at. Answers whether there was one. */
export async function buryNext({ boss, pool }: Outbox): Promise<boolean> {
  const [job] = await boss.fetch<Job['data']>(DEAD_MAIL_QUEUE);
  if (!job) return false;
  await pool.query(
    `update outbox set failed_at = now(), last_error = coalesce(last_error, 'Its worker was killed each time.')
     where id = $1 and sent_at is null and failed_at is null`,
    [job.data.outboxId],
  );
  await boss.complete(DEAD_MAIL_QUEUE, job);
  return true;
}
