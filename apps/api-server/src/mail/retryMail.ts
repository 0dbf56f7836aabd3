import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { schema, type Database } from '../db/index.ts';
import { MAIL_QUEUE } from './mailQueue.ts';

/**
 * Gives a mail up that failed and waits to be tried again: its place in the queue finds nothing to send. Answers whether it
 * was waiting; of two at once one.
 */
export async function stopMail(db: Database, id: number): Promise<boolean> {
  const { outbox } = schema;
  const stopped = await db
    .update(outbox)
    .set({ failedAt: sql`now()` })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt), isNull(outbox.failedAt), isNotNull(outbox.lastError)))
    .returning({ id: outbox.id });
  return stopped.length > 0;
}

/** Gives a mail that was given up a new place in the queue. Answers whether it had been given up; of two at once one. */
export async function retryMail(db: Database, id: number): Promise<boolean> {
  const { outbox } = schema;
  return db.transaction(async (tx) => {
    const revived = await tx
      .update(outbox)
      .set({ failedAt: null, lastError: null })
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt), isNotNull(outbox.failedAt)))
      .returning({ id: outbox.id });
    if (revived.length === 0) return false;
    await tx.execute(sql`delete from pgboss.job where name = ${MAIL_QUEUE} and id = mail_job(${id})`);
    await tx.execute(sql`select queue_mails(array[${id}::bigint])`);
    return true;
  });
}
