/** Statements on keys of calls that may be repeated, each by person, operation and key: what a key was answered. */
export const READ_KEY = {
  name: 'once-select',
  text: 'select body_hash, answer from idempotency_key where user_id = $1 and operation = $2 and key = $3',
};
/** Takes a key that is new, with the digest of its body; a row when it was. */
export const CLAIM_KEY = {
  name: 'once-insert',
  text: 'insert into idempotency_key (user_id, operation, key, body_hash) values ($1, $2, $3, $4) on conflict do nothing returning 1',
};
/** Keeps the answer of a key that was taken. */
export const KEEP_ANSWER = {
  name: 'once-update',
  text: 'update idempotency_key set answer = $4 where user_id = $1 and operation = $2 and key = $3',
};
