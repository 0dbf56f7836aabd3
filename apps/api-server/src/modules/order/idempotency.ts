import { createHash } from 'node:crypto';
import { runNamed, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { CLAIM_KEY, KEEP_ANSWER, READ_KEY } from '../../http/idempotencyKeys.ts';

const KEEP = {
  name: 'once-keep',
  text: 'insert into idempotency_key (user_id, operation, key, body_hash, answer) values ($1, $2, $3, $4, $5) on conflict do nothing',
};
/** A call that may be repeated. */
export interface KeyedCall {
  userId: string;
  operation: string;
  key: string | null;
  body: unknown;
}

const whichOf = ({ userId, operation, key }: KeyedCall) => [userId, operation, key] as const;

/** Digest of a call's body. */
const hashOf = ({ body }: KeyedCall): Buffer => createHash('sha256').update(JSON.stringify(body)).digest();

/**
 * What a key was answered before; null for a new key and without one. @throws ApiError IDEMPOTENCY_MISMATCH for another
 * body
 */
export async function earlierAnswer<Answer>(db: Executor, call: KeyedCall): Promise<{ answer: Answer } | null> {
  if (call.key === null) return null;
  const [stored] = await runNamed<{ body_hash: Buffer; answer: Answer }>(db, READ_KEY, whichOf(call));
  if (!stored) return null;
  if (!stored.body_hash.equals(hashOf(call))) throw new ApiError('IDEMPOTENCY_MISMATCH');
  return { answer: stored.answer };
}

/**
 * Keeps the answer of a key, for calls that reach outside and so cannot run inside one transaction; of two at once
 * under one key the first to finish is kept.
 */
export async function keepAnswer(db: Executor, call: KeyedCall, answer: unknown): Promise<void> {
  if (call.key !== null) await runNamed(db, KEEP, [...whichOf(call), hashOf(call), JSON.stringify(answer)]);
}

/**
 * Claims a key inside `tx`: null when it is new, and the caller goes on; else the answer it got, also while the first
 * call is still running. Without a key every call is new. @throws ApiError IDEMPOTENCY_MISMATCH for another body
 */
export async function claimKey<Answer>(tx: Executor, call: KeyedCall): Promise<{ answer: Answer } | null> {
  if (call.key === null) return null;
  const [claimed] = await runNamed(tx, CLAIM_KEY, [...whichOf(call), hashOf(call)]);
  if (claimed) return null;
  const earlier = await earlierAnswer<Answer>(tx, call);
  if (!earlier) throw new ApiError('IDEMPOTENCY_MISMATCH');
  return earlier;
}

/**
 * Runs `work` once per learner, operation and key, inside the transaction `tx`, and keeps its answer; see {@link
 * claimKey}.
 */
export async function once<Answer>(tx: Executor, call: KeyedCall, work: () => Promise<Answer>): Promise<Answer> {
  const earlier = await claimKey<Answer>(tx, call);
  if (earlier) return earlier.answer;
  const answer = await work();
  if (call.key !== null) await runNamed(tx, KEEP_ANSWER, [...whichOf(call), JSON.stringify(answer)]);
  return answer;
}
