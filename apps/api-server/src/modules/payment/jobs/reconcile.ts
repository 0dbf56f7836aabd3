import { eq } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { applyCharge } from '../applyCharge.ts';
import type { AttemptRow } from '../openAttempt.ts';
import { claimAttempt } from './claimAttempt.ts';
import type { PaymentJob, PaymentJobServices } from './services.ts';

const keepError = async ({ db, log }: PaymentJobServices, attempt: AttemptRow, error: unknown): Promise<void> => {
  log.warn({ err: error, attemptId: attempt.id }, 'payment provider');
  await db
    .update(schema.paymentAttempt)
    .set({ lastError: String(error).slice(0, 500) })
    .where(eq(schema.paymentAttempt.id, attempt.id));
};

/** Puts what a provider says on record when it asks for another amount than we did, and changes nothing. */
async function recordWrongAmount(
  { db }: PaymentJobServices,
  attempt: AttemptRow,
  state: string,
  amountRupiah: number,
): Promise<void> {
  const { webhookLog } = schema;
  const { gateway, orderId, id: attemptId } = attempt;
  await db
    .insert(webhookLog)
    .values({
      gateway,
      providerEventId: `status:${attemptId}:${state}:${amountRupiah}`,
      orderId,
      attemptId,
      body: { state, amountRupiah },
      outcome: 'wrongAmount',
    })
    .onConflictDoNothing();
}

/** Asks the provider about a payment whose message has not come, and applies what it says like the message itself. */
export const reconcileNext: PaymentJob = async (services) => {
  const attempt = await claimAttempt(services, 'pending');
  if (!attempt) return false;
  try {
    const { state, amountRupiah } = (await services.providers.get(attempt.gateway)?.status(attempt.id)) ?? {
      state: 'unknown' as const,
      amountRupiah: 0,
    };
    if (state === 'pending' || state === 'unknown') return true;
    if (amountRupiah === attempt.amount)
      await services.db.transaction((tx) => applyCharge(tx, services, attempt.id, state));
    else await recordWrongAmount(services, attempt, state, amountRupiah);
  } catch (error) {
    await keepError(services, attempt, error);
  }
  return true;
};

/**
 * Tells the provider that a payment is not wanted any more. When it was paid all the same, the money is taken like any
 * other: it settles an order that still waits, and goes back otherwise.
 */
export const voidNext: PaymentJob = async (services) => {
  const attempt = await claimAttempt(services, 'voiding');
  if (!attempt) return false;
  try {
    const answer =
      (await services.providers.get(attempt.gateway)?.cancel(attempt.id, attempt.providerReference)) ?? 'gone';
    await services.db.transaction((tx) =>
      applyCharge(tx, services, attempt.id, answer === 'paid' ? 'settled' : 'cancelled'),
    );
  } catch (error) {
    await keepError(services, attempt, error);
  }
  return true;
};
