'use client';
import type { ApiClient, ApiFailure } from '@suluh/api/client';
import { followDelayMs, type TransactionStatus } from '@suluh/domain/transaction';
import { useCallback, useEffect, useRef } from 'react';
import { useApiClient } from '../api-client/index.ts';

interface Followed {
  orderId: string;
  status: TransactionStatus;
  /** Deadline in milliseconds since 1970; null without one. */
  deadlineMs: number | null;
}

/** Answers after which asking again is of no use: the session is over, or the order is not the learner's. */
const FINAL_FAILURES = [401, 403, 404];

/** The status of an order; a failure without an answer, or with one that ends the following. */
export async function askStatus(api: ApiClient, orderId: string): Promise<TransactionStatus | 'failed' | 'over'> {
  const { data, error } = await api.GET('/api/payment/status/{orderId}', { params: { path: { orderId } } });
  if (data) return data.data.status;
  return FINAL_FAILURES.includes((error as ApiFailure).code) ? 'over' : 'failed';
}

/**
 * Follows an order while the page is looked at, in domain's rhythm, until its status is final. Coming back to the page asks at
 * once. @returns a way to ask now.
 */
export function useFollow({ orderId, status, deadlineMs }: Followed, onChange: () => void): () => Promise<TransactionStatus | 'failed' | 'over'> {
  const api = useApiClient();
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  const ask = useCallback(async () => {
    const answer = await askStatus(api, orderId);
    if (answer !== 'failed' && answer !== 'over' && answer !== status) changed.current();
    return answer;
  }, [api, orderId, status]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [watchedFrom, failures, stopped] = [Date.now(), 0, false];
    const plan = () => {
      clearTimeout(timer);
      if (stopped || document.hidden) return;
      const delayMs = followDelayMs({ status, watchedMs: Date.now() - watchedFrom, failures, leftMs: deadlineMs === null ? null : deadlineMs - Date.now() });
      if (delayMs !== null) timer = setTimeout(() => void next(), delayMs);
    };
    const next = async () => {
      const answer = await ask();
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
