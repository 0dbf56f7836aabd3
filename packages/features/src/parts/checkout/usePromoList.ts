'use client';
import type { Promo } from '@suluh/api/types';
import { promoSearchKey } from '@suluh/domain/promo';
import { promoText } from '@suluh/i18n-id/promo';
import { useEffect, useState } from 'react';
import { useApiClient } from '../api-client/index.ts';
import { useTenant } from '../tenant/index.ts';

export type PromoList =
  | { kind: 'loading' }
  | { kind: 'promos'; promos: readonly Promo[] }
  | { kind: 'failed'; message: string };

interface PromoListUse {
  panelOpen: boolean;
  cart: readonly string[];
  method: string | null;
}

/**
 * The promos of the panel and their search: asked for only while it is open, the key upper-cased and required
 * (docs/product/promo.md#form; docs/product/api.md).
 */
export function usePromoList({ panelOpen, cart, method }: PromoListUse) {
  const api = useApiClient();
  const { program } = useTenant();
  const [list, setList] = useState<PromoList>({ kind: 'loading' });
  const [searchKey, setSearchKey] = useState('');
  const [searchError, setSearchError] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const cartKey = cart.join(',');
  useEffect(() => {
    if (!panelOpen) return;
    let isCurrent = true;
    setList({ kind: 'loading' });
    const query = {
      cart: cartKey === '' ? [] : cartKey.split(','),
      searchKey,
      ...(method ? { paymentMethod: method } : {}),
      ...(program ? { specialProgram: program } : {}),
    };
    void api.GET('/api/promo', { params: { query } }).then(({ data, error }) => {
      if (isCurrent) setList(data ? { kind: 'promos', promos: data.data } : { kind: 'failed', message: error.message });
    });
    return () => {
      isCurrent = false;
    };
  }, [panelOpen, api, cartKey, searchKey, method, program, round]);

  function search(entered: string): void {
    const key = promoSearchKey(entered);
    setSearchError(key === '' ? promoText.codeRequired : null);
    if (key !== '') setSearchKey(key);
  }
  function clearSearch(): void {
    setSearchError(null);
    setSearchKey('');
  }
  return { list, searchError, search, clearSearch, retry: () => setRound((count) => count + 1) };
}
