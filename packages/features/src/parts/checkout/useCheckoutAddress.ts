'use client';
import { carriedOn, withQuery } from '@suluh/domain/query';
import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { checkoutParams, checkoutQuery, type CheckoutQuery } from './query.ts';
import type { PromoControl } from './usePromo.ts';

const read = (params: URLSearchParams): CheckoutQuery =>
  checkoutQuery(Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)])));

/** What the page says, and behind it what a link brought along. */
function write(query: CheckoutQuery): void {
  const { pathname, search } = window.location;
  const said = checkoutParams(query);
  window.history.replaceState(null, '', withQuery(pathname, { ...said, ...carriedOn(search), ...said }));
}

/**
 * The state of a checkout page, kept in its address, and the way to change it without a page load. A change shows at
 * once; the router follows a moment later, and what it says of an earlier change is passed over.
 */
export function useCheckoutAddress(): { query: CheckoutQuery; change: (changes: Partial<CheckoutQuery>) => void } {
  const params = useSearchParams();
  const search = params.toString();
  const [state, setState] = useState(() => ({ search, query: read(params) }));
  if (search !== state.search) {
    const isLatest = new URLSearchParams(window.location.search).toString() === search;
    setState({ search, query: isLatest ? read(params) : state.query });
  }
  const change = useCallback((changes: Partial<CheckoutQuery>) => {
    const next = { ...read(new URLSearchParams(window.location.search)), ...changes }; // the address knows of changes made since the last render
    setState((known) => ({ ...known, query: next }));
    write(next);
  }, []);
  return { query: state.query, change };
}

/** Keeps the applied promo in the address, so that it survives a reload. */
export function usePromoAddress(
  { addressCode, panel }: PromoControl,
  { query, change }: ReturnType<typeof useCheckoutAddress>,
): void {
  const { fixed } = panel;
  useEffect(() => {
    if (addressCode !== undefined && addressCode !== query.promoCode)
      change({ promoCode: addressCode, fixedPromo: addressCode !== null && fixed });
  }, [addressCode, fixed, query.promoCode, change]);
}
