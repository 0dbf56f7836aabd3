import { attemptFor, type OrderAttempt } from '@suluh/domain/cart';

const keyOf = (scopeId: string) => `suluh-${scopeId}-order-attempt`;

function kept(scopeId: string): OrderAttempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(scopeId)) ?? 'null') as OrderAttempt | null;
  } catch {
    return null; // not written by us
  }
}

/** The attempt at ordering this: the one that was begun, also before a reload, or a new one. Browser only. */
export function beginAttempt(scopeId: string, order: unknown): OrderAttempt {
  const attempt = attemptFor(kept(scopeId), JSON.stringify(order), crypto.randomUUID());
  sessionStorage.setItem(keyOf(scopeId), JSON.stringify(attempt));
  return attempt;
}

/** The attempt is settled: the next one is another. */
export const endAttempt = (scopeId: string): void => sessionStorage.removeItem(keyOf(scopeId));
