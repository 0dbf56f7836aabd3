import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { mailOf, type Mail } from './letters.ts';

/** Hands a mail to the relay. @throws when the relay did not take it. */
export type Send = (mail: Mail) => Promise<void>;

/** Tries before a row is given up; waits double from half a minute. */
const MAX_ATTEMPTS = 8;

/** For how long a row belongs to who took it, in seconds; a worker that dies gives it back so late. */
const LEASE_SECONDS = 90;

/**
 * A relay that takes longer for one mail counts as silent: ten seconds for each of its commands would fit. Well below
 * the lease, so that no other worker sends it meanwhile.
 */
const SEND_DEADLINE_MS = 60_000;

/** Least urgent rows of each kind of sender: one-time codes 0, receipts 1, everything else 2 (column `urgency`). */
const RECEIPTS = 1;
const EVERYTHING = 2;

interface Row {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
}

/**
 * Takes the most urgent due row by putting its next try off: that is the lease by which of many workers one sends it,
 * outside any transaction, so that a slow relay holds no connection of the database.
 */
async function claim(pool: pg.Pool, leastUrgent: number): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>(
    `update outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
     where id = (select id from outbox where sent_at is null and failed_at is null and next_attempt_at <= now() and urgency <= $1
                 order by urgency, next_attempt_at, id limit 1 for update skip locked)
     returning id, kind, payload, attempts`,
    [leastUrgent, LEASE_SECONDS],
  );
  return rows[0];
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
async function noteSent(pool: pg.Pool, { id }: Row): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await pool.query(`update outbox set sent_at = now(), payload = payload - 'link' - 'code' where id = $1`, [id]);
      return;
    } catch (error) {
      if (tries === 5) throw error; // the same mail goes out again after the lease, under the same Message-ID
      await delay(1_000 * tries);
    }
  }
}

async function noteFailure(pool: pg.Pool, { id, attempts }: Row, error: unknown): Promise<void> {
  const isCounted = !isRelayAway(error);
  const waitSeconds = isCounted ? 30 * 2 ** (attempts - 1) : 30;
  await pool.query(
    `update outbox set attempts = $2, last_error = left($3, 500), next_attempt_at = now() + make_interval(secs => $4), failed_at = case when $5 then now() end where id = $1`,
    [
      id,
      isCounted ? attempts : attempts - 1,
      error instanceof Error ? error.message : String(error),
      waitSeconds,
      isCounted && attempts >= MAX_ATTEMPTS,
    ],
  );
}

/**
 * Sends the most urgent due row of the outbox. A row the relay refuses is tried again later and given up after eight
 * tries; while the relay is away nothing is counted. Answers whether there was a row.
 * @param options.onlyUrgent leaves bulk to others.
 */
export async function sendNext(pool: pg.Pool, send: Send, options: { onlyUrgent?: boolean } = {}): Promise<boolean> {
  const row = await claim(pool, options.onlyUrgent ? RECEIPTS : EVERYTHING);
  if (!row) return false;
  try {
    await inTime(send(mailOf(row)));
  } catch (error) {
    await noteFailure(pool, row, error);
    return true;
  }
  await noteSent(pool, row);
  return true;
}

interface Mailer {
  pool: pg.Pool;
  send: Send;
  log: { error(detail: object, message: string): void };
  /** How often an empty outbox is looked at, in milliseconds. */
  idleMs: number;
  stopping: AbortSignal;
}

/** Mails on their way at one time; one of these senders carries nothing but what somebody waits for. */
export const MAILS_AT_ONCE = 4;

async function keepSending({ pool, send, log, idleMs, stopping }: Mailer, onlyUrgent: boolean): Promise<void> {
  while (!stopping.aborted) {
    let isSent = false;
    try {
      isSent = await sendNext(pool, send, { onlyUrgent });
    } catch (error) {
      log.error({ err: error }, 'outbox');
    }
    if (!isSent) await delay(idleMs, undefined, { signal: stopping }).catch(() => undefined); // aborted: the loop ends by its condition
  }
}

/**
 * Sends the outbox until `stopping` is aborted, several mails at a time, so that one slow mail holds up no one-time
 * code.
 */
export async function runMailer(mailer: Mailer): Promise<void> {
  await Promise.all([
    keepSending(mailer, true),
    ...Array.from({ length: MAILS_AT_ONCE - 1 }, () => keepSending(mailer, false)),
  ]);
}
