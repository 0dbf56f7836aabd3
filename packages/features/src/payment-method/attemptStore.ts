import { attemptFor, type OrderAttempt } from '@suluh/domain/cart';
import { confirmBody, type Attempt, type Order } from './order.ts';

const keyOf = (scopeId: string) => `suluh-${scopeId}-order-attempt`;

function kept(scopeId: string): OrderAttempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(scopeId)) ?? 'null') as OrderAttempt | null;
  } catch {
    return null; // not written by us
  }
}

/** The attempt at ordering this: the one that was begun, also before a reload, or a new one. Browser only. */
export function attemptAt(scopeId: string, order: Order): Attempt {
  const attempt = attemptFor(kept(scopeId), JSON.stringify(confirmBody(order)), crypto.randomUUID());
  sessionStorage.setItem(keyOf(scopeId), JSON.stringify(attempt));
  return { key: attempt.key, end: () => sessionStorage.removeItem(keyOf(scopeId)) };
}
