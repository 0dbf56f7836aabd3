import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';

interface KeyedCall {
  userId: string;
  operation: string;
  key: string | null;
  body: unknown;
}

const hashOf = (body: unknown): Buffer => createHash('sha256').update(JSON.stringify(body)).digest();

/**
 * The answer this key got before, for calls that reach outside and so cannot run inside one transaction (see `once`).
 * @throws ApiError IDEMPOTENCY_MISMATCH when it was used for another body
 */
export async function earlierAnswer<Answer>(db: Executor, { userId, operation, key, body }: KeyedCall): Promise<Answer | null> {
  if (key === null) return null;
  const { idempotencyKey } = schema;
  const [stored] = await db.select().from(idempotencyKey).where(and(eq(idempotencyKey.userId, userId), eq(idempotencyKey.operation, operation), eq(idempotencyKey.key, key)));
  if (!stored) return null;
  if (!stored.bodyHash.equals(hashOf(body))) throw new ApiError('IDEMPOTENCY_MISMATCH');
  return stored.answer as Answer;
}

/** Keeps the answer of a key; of two calls at once under one key the first to finish is kept. */
export async function keepAnswer(db: Executor, { userId, operation, key, body }: KeyedCall, answer: unknown): Promise<void> {
  if (key === null) return;
  await db.insert(schema.idempotencyKey).values({ userId, operation, key, bodyHash: hashOf(body), answer }).onConflictDoNothing();
}
