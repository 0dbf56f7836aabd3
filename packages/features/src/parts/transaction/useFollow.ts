'use client';
import type { ApiClient } from '@suluh/api/client';
import { followDelayMs, type TransactionStatus } from '@suluh/domain/transaction';
import { useCallback, useEffect, useRef } from 'react';
import { useApiClient } from '../api-client/index.ts';

interface Followed {
  orderId: string;
  status: TransactionStatus;
  /** Mark of the payment the page shows. */
  payment: string | null;
  /** Deadline in milliseconds since 1970; null without one. */
  deadlineMs: number | null;
}

/** Answers after which asking again is of no use: the session is over, or the order is not the learner's. */
const FINAL_FAILURES = [401, 403, 404];

/** What an order is found to be: its status, and the payment that stands for it. */
export interface Standing {
  status: TransactionStatus;
  payment: string | null;
  isFailed: boolean;
}

/** The status of an order; a failure without an answer, or with one that ends the following. */
export async function askStatus(api: ApiClient, orderId: string): Promise<Standing | 'failed' | 'over'> {
  const { data, error } = await api.GET('/api/payment/status/{orderId}', { params: { path: { orderId } } });
  if (data) return { status: data.data.status, payment: data.data.payment, isFailed: data.data.isFailed };
  return FINAL_FAILURES.includes(error.code) ? 'over' : 'failed';
}

/** What became of the order since the page was rendered, with the words for it; null when nothing did. */
export type Change = (Standing & { kind: 'ended' | 'failed' | 'replaced' }) | null;

/** How a standing differs from what a page shows: the order ended, its payment failed, or another took its place. */
export function changeOf(shown: Pick<Followed, 'status' | 'payment'>, found: Standing): Change {
  if (found.status !== shown.status) return { ...found, kind: 'ended' };
  if (found.payment === shown.payment) return null;
  return { ...found, kind: found.isFailed ? 'failed' : 'replaced' };
}

/**
 * Follows an order and its payment while the page is looked at, in domain's rhythm, until its status is final. Coming
 * back to the page asks at once. @returns a way to ask now: what changed, null for nothing.
 */
export function useFollow(
  { orderId, status, payment, deadlineMs }: Followed,
  onChange: (change: NonNullable<Change>) => void,
): () => Promise<Change | 'failed' | 'over'> {
  const api = useApiClient();
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  const ask = useCallback(async () => {
    const answer = await askStatus(api, orderId);
    if (answer === 'failed' || answer === 'over') return answer;
    const change = changeOf({ status, payment }, answer);
    if (change) changed.current(change);
    return change;
  }, [api, orderId, status, payment]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [watchedFrom, failures, stopped, asking] = [Date.now(), 0, false, false];
    const plan = () => {
      clearTimeout(timer);
      if (stopped || document.hidden) return;
      const delayMs = followDelayMs({
        status,
        watchedMs: Date.now() - watchedFrom,
        failures,
        leftMs: deadlineMs === null ? null : deadlineMs - Date.now(),
      });
      if (delayMs !== null) timer = setTimeout(() => void next(), delayMs);
    };
    const next = async () => {
      if (asking) return; // A page that comes back tells so twice (shown, visible); the answer under way serves both.
      asking = true;
      const answer = await ask();
      asking = false;
      failures = answer === 'failed' ? failures + 1 : 0;
      stopped ||= answer === 'over';
      plan();
    };
    const look = () => {
      clearTimeout(timer);
      if (document.hidden || status !== 'UNPAID' || stopped) return;
      watchedFrom = Date.now();
      void next();
    };
    plan();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [ask, status, deadlineMs]);
  return ask;
}
