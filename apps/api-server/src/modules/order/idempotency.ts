import { createHash } from 'node:crypto';
import { runNamed, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';

const SELECT = { name: 'once-select', text: 'select body_hash, answer from idempotency_key where user_id = $1 and operation = $2 and key = $3' };
const INSERT = { name: 'once-insert', text: 'insert into idempotency_key (user_id, operation, key, body_hash) values ($1, $2, $3, $4) on conflict do nothing returning 1' };
const UPDATE = { name: 'once-update', text: 'update idempotency_key set answer = $4 where user_id = $1 and operation = $2 and key = $3' };

/** A call that may be repeated. */
export interface KeyedCall {
  userId: string;
  operation: string;
  key: string | null;
  body: unknown;
}

const whichOf = ({ userId, operation, key }: KeyedCall) => [userId, operation, key] as const;

/**
 * Claims a key inside `tx`: null when it is new, and the caller goes on; else the answer it got, also while the first call
 * is still running. Without a key every call is new. @throws ApiError IDEMPOTENCY_MISMATCH for another body
 */
export async function claimKey<Answer>(tx: Executor, call: KeyedCall): Promise<{ answer: Answer } | null> {
  if (call.key === null) return null;
  const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest();
  const [claimed] = await runNamed(tx, INSERT, [...whichOf(call), bodyHash]);
  if (claimed) return null;
  const [stored] = await runNamed<{ body_hash: Buffer; answer: Answer }>(tx, SELECT, whichOf(call));
  if (!stored?.body_hash.equals(bodyHash)) throw new ApiError('IDEMPOTENCY_MISMATCH');
  return { answer: stored.answer };
}

/** Runs `work` once per learner, operation and key, inside the transaction `tx`, and keeps its answer; see {@link claimKey}. */
export async function once<Answer>(tx: Executor, call: KeyedCall, work: () => Promise<Answer>): Promise<Answer> {
  const earlier = await claimKey<Answer>(tx, call);
  if (earlier) return earlier.answer;
  const answer = await work();
  if (call.key !== null) await runNamed(tx, UPDATE, [...whichOf(call), JSON.stringify(answer)]);
  return answer;
}
