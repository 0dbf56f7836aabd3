/** One attempt at ordering: what is sent, and the key that makes sending it again harmless. */
export interface OrderAttempt {
  key: string;
  /** The order as it is sent, as text. */
  body: string;
}

/** The attempt for an order: the one kept while it is the same order, else a new one (docs/product/api.md#orders). */
export function attemptFor(kept: OrderAttempt | null, body: string, newKey: string): OrderAttempt {
  return kept?.body === body ? kept : { key: newKey, body };
}

/**
 * Whether an attempt is kept after an answer, so that the next try is the same one: no answer (500), a server that
 * could not, too many tries, or a session that ended. Any other answer settled it.
 */
export function keepsAttempt(code: number): boolean {
  return code >= 500 || code === 429 || code === 401;
}
