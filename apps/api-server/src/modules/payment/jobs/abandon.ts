import { and, eq, lte } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import type { PaymentJob } from './services.ts';

/** Attempts a crash left while they were opened may exist at the provider: they are left to be voided. */
export const abandonOpening: PaymentJob = async ({ db, now }) => {
  const { paymentAttempt } = schema;
  const at = now();
  const left = await db
    .update(paymentAttempt)
    .set({ status: 'voiding', nextCheckAt: at })
    .where(and(eq(paymentAttempt.status, 'opening'), lte(paymentAttempt.nextCheckAt, at)))
    .returning({ id: paymentAttempt.id });
  return left.length > 0;
};
