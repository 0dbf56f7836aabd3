import { createHash } from 'node:crypto';
import { runNamed, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';

const SELECT = { name: 'once-select', text: 'select body_hash, answer from idempotency_key where user_id = $1 and operation = $2 and key = $3' };
const INSERT = { name: 'once-insert', text: 'insert into idempotency_key (user_id, operation, key, body_hash) values ($1, $2, $3, $4) on conflict do nothing returning 1' };
const UPDATE = { name: 'once-update', text: 'update idempotency_key set answer = $4 where user_id = $1 and operation = $2 and key = $3' };

/**
 * Runs `work` once per learner, operation and key, inside the transaction `tx`: the same key with the same body gets the
 * stored answer, also while the first is still running; with another body it is refused. Without a key it always runs. `isKeptByWork`: the work writes its answer into the row itself.
 * @throws ApiError IDEMPOTENCY_MISMATCH
 */
export async function once<Answer>(tx: Executor, call: { userId: string; operation: string; key: string | null; body: unknown; isKeptByWork?: boolean }, work: () => Promise<Answer>): Promise<Answer> {
  const { userId, operation, key } = call;
  if (key === null) return work();
  const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest();
  const which = [userId, operation, key] as const;
  const [inserted] = await runNamed(tx, INSERT, [...which, bodyHash]);
  if (!inserted) {
    const [stored] = await runNamed<{ body_hash: Buffer; answer: Answer }>(tx, SELECT, which);
    if (!stored?.body_hash.equals(bodyHash)) throw new ApiError('IDEMPOTENCY_MISMATCH');
    return stored.answer;
  }
  const answer = await work();
  if (!call.isKeptByWork) await runNamed(tx, UPDATE, [...which, JSON.stringify(answer)]);
  return answer;
}
