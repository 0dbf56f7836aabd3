import type pg from 'pg';
import { mailOf, type Mail } from './letters.ts';

export type { Mail } from './letters.ts';

/** Tries before a row is given up; waits double from half a minute. */
const MAX_ATTEMPTS = 8;

/**
 * Sends the oldest due row of the outbox. Its row stays locked while it is sent, so that of many workers one sends it; a
 * crash between the relay's yes and the commit is the only way to send twice. Answers whether there was a row.
 */
export async function sendNext(pool: pg.Pool, send: (mail: Mail) => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string; kind: string; payload: unknown }>(
      `select id, kind, payload from outbox where sent_at is null and failed_at is null and next_attempt_at <= now()
       order by next_attempt_at, id limit 1 for update skip locked`,
    );
    const [row] = rows;
    if (row) {
      try {
        await send(mailOf(row));
        await client.query('update outbox set sent_at = now(), attempts = attempts + 1 where id = $1', [row.id]);
      } catch (error) {
        await client.query(
          `update outbox set attempts = attempts + 1, last_error = left($2, 500), next_attempt_at = now() + interval '30 seconds' * power(2, attempts),
             failed_at = case when attempts + 1 >= $3 then now() end where id = $1`,
          [row.id, error instanceof Error ? error.message : String(error), MAX_ATTEMPTS],
        );
      }
    }
    await client.query('commit');
    return row !== undefined;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
