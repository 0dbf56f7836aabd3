import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Entry } from '@suluh/api/catalogue';
import { runNamed } from '../db/index.ts';
import { ApiError } from './apiError.ts';
import { CLAIM_KEY, KEEP_ANSWER, READ_KEY } from './idempotencyKeys.ts';
import type { Call } from './route.ts';
import type { Services } from '../services.ts';

const GIVE_BACK = {
  name: 'repeated-give-back',
  text: 'delete from idempotency_key where user_id = $1 and operation = $2 and key = $3 and answer is null',
};

/** How long a repeated call waits for the first one's answer, in milliseconds, and how often it looks. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 50;

/**
 * Answers a call of staff that makes money or mails once under its key, however often it is sent (docs/product/staff.md#repeated):
 * with the answer of the first, and after a refusal anew, since that left nothing behind. One place for all such entries, apart
 * from their transactions: a process that dies between the deed and its answer leaves the key without one, and nothing is done
 * twice. @throws ApiError IDEMPOTENCY_MISMATCH for another body, OUTCOME_UNKNOWN when the first one's answer does not come
 */
export async function onceByKey<Answer extends object>(
  services: Pick<Services, 'db' | 'seal'>,
  entry: Pick<Entry, 'id' | 'isRepeatable'>,
  call: Call<Entry>,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const { db, seal } = services;
  const { caller, idempotencyKey, params, query, body } = call;
  if (!entry.isRepeatable || idempotencyKey === null || caller.kind !== 'staff') return answer();
  const which = [caller.userId, entry.id, idempotencyKey] as const;
  const hash = createHash('sha256')
    .update(JSON.stringify([params, query, body]))
    .digest();
  const [claimed] = await runNamed(db, CLAIM_KEY, [...which, hash]);
  if (!claimed) return (await earlier<Answer>(services, which, hash)) ?? onceByKey(services, entry, call, answer);
  try {
    const given = await answer();
    const kept = { sealed: seal.close(JSON.stringify(given)).toString('base64') }; // some tell codes, this once
    await runNamed(db, KEEP_ANSWER, [...which, JSON.stringify(kept)]);
    return given;
  } catch (error) {
    // What is not a refusal may have been done all the same: a person looks first.
    if (error instanceof ApiError && error.httpStatus < 500)
      await runNamed(db, GIVE_BACK, which).catch(() => undefined);
    throw error;
  }
}

/** A kept answer. @throws ApiError OUTCOME_UNKNOWN for one that was sealed under a key that is gone */
function opened<Answer>(seal: Services['seal'], sealed: string): Answer {
  try {
    return JSON.parse(seal.open(Buffer.from(sealed, 'base64'))) as Answer;
  } catch (cause) {
    throw new ApiError('OUTCOME_UNKNOWN', { cause });
  }
}

/** What a key was answered before; null when that was a refusal meanwhile. */
async function earlier<Answer>(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  which: readonly [string, string, string],
  hash: Buffer,
): Promise<Answer | null> {
  for (let waited = 0; waited <= PATIENCE_MS; waited += LOOK_MS) {
    const [stored] = await runNamed<{ body_hash: Buffer; answer: { sealed: string } | null }>(db, READ_KEY, which);
    if (!stored) return null;
    if (!stored.body_hash.equals(hash)) throw new ApiError('IDEMPOTENCY_MISMATCH');
    if (stored.answer) return opened<Answer>(seal, stored.answer.sealed);
    await delay(LOOK_MS);
  }
  throw new ApiError('OUTCOME_UNKNOWN');
}
