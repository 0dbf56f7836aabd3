import type pg from 'pg';
import { z } from 'zod';
import { mailText } from '@suluh/i18n-id/mail';

const to = z.email();
/** Amount and deadline came later than the first rows. */
const order = z.object({ to, fullname: z.string(), orderId: z.string(), courses: z.array(z.string()), amountRupiah: z.int().default(0), deadline: z.iso.datetime().nullable().default(null) });
const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passwordReset'), payload: z.object({ to, fullname: z.string(), link: z.url() }) }),
  z.object({ kind: z.literal('emailCode'), payload: z.object({ to, fullname: z.string(), code: z.string() }) }),
  z.object({ kind: z.literal('accountSecured'), payload: z.object({ to, fullname: z.string(), partner: z.string() }) }),
  z.object({ kind: z.literal('linkAccount'), payload: z.object({ to, fullname: z.string(), partner: z.string(), link: z.url() }) }),
  z.object({ kind: z.literal('welcome'), payload: z.object({ to, fullname: z.string() }) }),
  z.object({ kind: z.enum(['orderUnpaid', 'orderPaid', 'orderCancelled', 'orderExpired', 'orderReversed', 'orderRefund']), payload: order }),
]);

/** A mail ready to send. The id is the same each time a row is tried, so that a receiver can drop a repeated one. */
export interface Mail {
  messageId: string;
  to: string;
  subject: string;
  text: string;
}

function mailOf(row: { id: string; kind: string; payload: unknown }): Mail {
  const read = message.parse(row);
  const messageId = `<outbox-${row.id}@suluh.example>`;
  switch (read.kind) {
    case 'passwordReset':
      return { messageId, to: read.payload.to, ...mailText.passwordReset(read.payload) };
    case 'emailCode':
      return { messageId, to: read.payload.to, ...mailText.emailCode(read.payload) };
    case 'accountSecured':
      return { messageId, to: read.payload.to, ...mailText.accountSecured(read.payload) };
    case 'linkAccount':
      return { messageId, to: read.payload.to, ...mailText.linkAccount(read.payload) };
    case 'welcome':
      return { messageId, to: read.payload.to, ...mailText.welcome(read.payload) };
    default:
      return { messageId, to: read.payload.to, ...mailText[read.kind](read.payload) };
  }
}

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
