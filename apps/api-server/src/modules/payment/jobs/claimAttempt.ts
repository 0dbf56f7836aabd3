import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import type { AttemptRow } from '../openAttempt.ts';
import type { PaymentJobServices } from './services.ts';

/** Minutes until the next look: growing, but never more than four, so that nothing paid stays unseen for five. */
const LONGEST_MINUTES = 4;

/**
 * Takes the attempt in `status` that is due longest and puts its next look off at once: that is the lease by which of
 * many workers one asks the provider, outside any transaction.
 */
export async function claimAttempt(
  { db, now }: PaymentJobServices,
  status: 'pending' | 'voiding',
): Promise<AttemptRow | undefined> {
  const { paymentAttempt } = schema;
  return db.transaction(async (tx) => {
    const at = now();
    const [due] = await tx
      .select()
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.status, status), lte(paymentAttempt.nextCheckAt, at)))
      .orderBy(asc(paymentAttempt.nextCheckAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const minutes = Math.min(LONGEST_MINUTES, due.checkCount + 1);
    await tx
      .update(paymentAttempt)
      .set({
        checkCount: sql`${paymentAttempt.checkCount} + 1`,
        nextCheckAt: new Date(at.getTime() + minutes * 60_000),
      })
      .where(eq(paymentAttempt.id, due.id));
    return due;
  });
}
