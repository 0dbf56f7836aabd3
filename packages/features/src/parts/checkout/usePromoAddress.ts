'use client';
import { useEffect } from 'react';
import type { useCheckoutAddress } from './useCheckoutAddress.ts';
import type { PromoControl } from './usePromo.ts';

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
