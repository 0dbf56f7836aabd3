import { and, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { applyCharge } from '../applyCharge.ts';
import type { ChargeOutcome, ChargeServices } from '../charge.ts';
import type { AttemptRow } from '../openAttempt.ts';
import type { ChargeState } from '../provider/port.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** What is said of a payment, and whether it was asked for when the payment was settled already. */
export interface News {
  state: ChargeState;
  amountRupiah: number;
  isAskedAfter: boolean;
}

/** The payment a message is about; undefined when it is nobody's of this provider. */
export async function attemptNamed(
  db: Executor,
  gateway: string,
  attemptId: string | null,
): Promise<AttemptRow | undefined> {
  const { paymentAttempt } = schema;
  if (attemptId === null || !UUID.test(attemptId)) return undefined;
  const [attempt] = await db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.id, attemptId), eq(paymentAttempt.gateway, gateway)));
  return attempt;
}

/** Applies news of a payment: a status nobody knows and a wrong amount change nothing. */
export async function applyNews(
  tx: Executor,
  services: ChargeServices,
  attempt: AttemptRow,
  { state, amountRupiah, isAskedAfter }: News,
): Promise<ChargeOutcome | 'wrongAmount' | 'unknownStatus'> {
  if (state === 'unknown') return 'unknownStatus';
  if (amountRupiah !== attempt.amount) return 'wrongAmount';
  return applyCharge(tx, services, attempt.id, state, isAskedAfter);
}
