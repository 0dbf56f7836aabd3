import type { Rupiah } from '../money/index.ts';

export interface PriceChange<Id> {
  id: Id;
  fromRupiah: Rupiah;
  toRupiah: Rupiah;
}

/**
 * Items whose price differs from the one the learner saw, for 409 PRICE_CHANGED (R13). Items that
 * are no longer there are left out.
 */
export function priceChanges<Id extends string | number>(
  seen: readonly { id: Id; priceAfter: Rupiah }[],
  current: readonly { id: Id; priceAfter: Rupiah }[],
): PriceChange<Id>[] {
  const prices = new Map(current.map(({ id, priceAfter }) => [id, priceAfter]));
  return seen.flatMap(({ id, priceAfter }) => {
    const now = prices.get(id);
    return now === undefined || now === priceAfter ? [] : [{ id, fromRupiah: priceAfter, toRupiah: now }];
  });
}
