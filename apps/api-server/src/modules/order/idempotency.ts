import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';

/**
 * Runs `work` once per learner, operation and key, inside the transaction `tx`: the same key with the same body gets the
 * stored answer, also while the first is still running; with another body it is refused. Without a key it always runs.
 * @throws ApiError IDEMPOTENCY_MISMATCH
 */
export async function once<Answer>(tx: Executor, call: { userId: string; operation: string; key: string | null; body: unknown }, work: () => Promise<Answer>): Promise<Answer> {
  const { userId, operation, key } = call;
  if (key === null) return work();
  const { idempotencyKey } = schema;
  const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest();
  const which = and(eq(idempotencyKey.userId, userId), eq(idempotencyKey.operation, operation), eq(idempotencyKey.key, key));
  const inserted = await tx.insert(idempotencyKey).values({ userId, operation, key, bodyHash }).onConflictDoNothing().returning({ key: idempotencyKey.key });
  if (inserted.length === 0) {
    const [stored] = await tx.select().from(idempotencyKey).where(which);
    if (!stored || !stored.bodyHash.equals(bodyHash)) throw new ApiError('IDEMPOTENCY_MISMATCH');
    return stored.answer as Answer;
  }
  const answer = await work();
  await tx.update(idempotencyKey).set({ answer }).where(which);
  return answer;
}
