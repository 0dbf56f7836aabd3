import { apiPath, type Routes } from '@suluh/domain/address';
import { firstCheckDelayMs, refreshDecision, TOKEN_CHECK_INTERVAL_MS } from '@suluh/domain/session';
import { readSummary } from './summary.ts';

/** What became of a refresh the page asked for. */
export type RefreshOutcome = 'renewed' | 'over' | 'failed';

/**
 * Asks the app to refresh the session. Tabs take turns (Web Locks): the one that comes second finds a fresh token and
 * asks no more. `routes` say where the tenant's API route is.
 */
export async function refreshSession(scopeId: string, routes: Pick<Routes, 'base'>): Promise<RefreshOutcome> {
  const attempt = async (): Promise<RefreshOutcome> => {
    const summary = readSummary(scopeId);
    if (summary === null) return 'over';
    if (refreshDecision({ now: new Date(), tokenExpiredAt: new Date(summary.tokenExpiredAt) }).kind === 'keep')
      return 'renewed';
    try {
      const response = await fetch(apiPath(routes, '/api/session/refresh'), { method: 'POST' });
      if (response.status === 403) return 'over';
      return response.ok ? 'renewed' : 'failed';
    } catch {
      return 'failed'; // offline: the next check tries again
    }
  };
  return navigator.locks ? navigator.locks.request(`suluh-refresh-${scopeId}`, attempt) : attempt();
}

/**
 * Keeps the session fresh while a page is open: first check 30 s before the token ends, then every 14 minutes,
 * refreshed when under 70 s remain (docs/product/session.md). Returns the way to stop.
 * @param onOver called when the session has ended for good.
 */
export function keepSession(scopeId: string, routes: Pick<Routes, 'base'>, onOver: () => void): () => void {
  const summary = readSummary(scopeId);
  if (summary === null) return () => undefined;
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const check = async () => {
    const current = readSummary(scopeId);
    if (current === null) return onOver();
    const decision = refreshDecision({ now: new Date(), tokenExpiredAt: new Date(current.tokenExpiredAt) });
    const outcome = decision.kind === 'refresh' ? await refreshSession(scopeId, routes) : 'renewed';
    if (stopped) return; // while the answer was on its way
    if (outcome === 'over') return onOver();
    timer = setTimeout(check, decision.kind === 'keep' ? decision.nextCheckInMs : TOKEN_CHECK_INTERVAL_MS);
  };
  timer = setTimeout(check, firstCheckDelayMs({ now: new Date(), tokenExpiredAt: new Date(summary.tokenExpiredAt) }));
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
