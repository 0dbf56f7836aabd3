import { DAY_SECONDS } from '@suluh/domain/time';
import { PgBoss } from 'pg-boss';
import type pg from 'pg';

/** Queue of mails to send, and where those go that were given up, until the outbox knows it. */
export const MAIL_QUEUE = 'mail';
export const DEAD_MAIL_QUEUE = 'mail-dead';

/** Tries after the first before a mail is given up: eight in all, some two hours. */
const RETRIES = 7;
/** Seconds before the second try; each further wait is about twice as long, by chance up to twice as long again. */
const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 3_600;
/** For how long a mail belongs to the worker that took it: one that is killed gives it back so late. */
export const LEASE_SECONDS = 90;
/** How often it is looked for mails whose worker was killed. */
const WATCH_SECONDS = 10;
/** Mails that are done are forgotten after a day; those that wait are never. */
const KEPT_SECONDS = { deleteAfterSeconds: DAY_SECONDS, retentionSeconds: 10 * 365 * DAY_SECONDS };

/** pg-boss on our own connections. */
type Querying = Pick<pg.Pool, 'query'> | Pick<pg.Client, 'query'>;

const bossOn = (connection: Querying, options: { migrate: boolean; supervise: boolean }): PgBoss =>
  new PgBoss({
    db: { executeSql: (text, values) => (connection as pg.Pool).query(text, values) },
    ...options,
    createSchema: options.migrate,
    schedule: false,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
    persistQueueStats: false,
  });

/**
 * Brings schema `pgboss` to the version of the library, its queues to the settings above, and puts every mail that
 * waits without a place in the queue into it: those of a database from before, and those of a restored backup.
 */
export async function installMailQueue(client: pg.Client): Promise<void> {
  const boss = bossOn(client, { migrate: true, supervise: false });
  await boss.start();
  const settings = {
    retryLimit: RETRIES,
    retryDelay: FIRST_WAIT_SECONDS,
    retryBackoff: true,
    retryDelayMax: LONGEST_WAIT_SECONDS,
    expireInSeconds: LEASE_SECONDS,
    deadLetter: DEAD_MAIL_QUEUE,
    ...KEPT_SECONDS,
  };
  await boss.createQueue(DEAD_MAIL_QUEUE, KEPT_SECONDS);
  await boss.createQueue(MAIL_QUEUE, settings);
  await boss.updateQueue(MAIL_QUEUE, settings);
  await boss.stop({ graceful: false });
  await client.query('select queue_mails(array_agg(id)) from outbox where sent_at is null and failed_at is null');
}

/**
 * The queue of mails, ready to be worked on; `stop()` it before the pool ends.
 * @param onError hears of what failed while it was looked after
 */
export async function openMailQueue(pool: pg.Pool, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = bossOn(pool, { migrate: false, supervise: true });
  boss.on('error', onError);
  return boss.start();
}
