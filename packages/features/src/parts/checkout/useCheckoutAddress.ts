'use client';
import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { checkoutParams, checkoutQuery, type CheckoutQuery } from './query.ts';

/** The state of a checkout page, kept in its address, and the way to change it without a page load. */
export function useCheckoutAddress(): { query: CheckoutQuery; change: (changes: Partial<CheckoutQuery>) => void } {
  const params = useSearchParams();
  const query = useMemo(() => checkoutQuery(Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]))), [params]);
  const change = useCallback(
    (changes: Partial<CheckoutQuery>) => {
      const entries = Object.entries(checkoutParams({ ...query, ...changes })).filter(([, value]) => value !== null && value !== undefined && value !== '');
      const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
      window.history.replaceState(null, '', search ? `?${search}` : window.location.pathname);
    },
    [query],
  );
  return { query, change };
}
