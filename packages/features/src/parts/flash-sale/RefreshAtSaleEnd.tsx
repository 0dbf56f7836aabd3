'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { afterSaleEnd } from '../moment/atMoment.ts';

/**
 * Island without a look: asks for the page again once the sale is over, so that a page left open does not go on with
 * its prices.
 */
export function RefreshAtSaleEnd({ endsAtMs }: { endsAtMs: number }): null {
  const router = useRouter();
  useEffect(() => afterSaleEnd(endsAtMs, { refresh: () => router.refresh() }), [endsAtMs, router]);
  return null;
}
