import { fitRefusal } from './judge.ts';
import type { AppliedPromo, PromoPanel } from './panel.ts';

export type PromoCount =
  | { kind: 'none' }
  | { kind: 'counts'; promo: AppliedPromo }
  /** Applied, but it does not count on this cart or with this payment method. */
  | { kind: 'refused'; promo: AppliedPromo; refusal: NonNullable<ReturnType<typeof fitRefusal>> };

/**
 * Whether the applied promo counts in the total: it must cover the number of courses and fit the chosen payment
 * method (docs/product/promo.md#flow; R3).
 */
export function countedPromo(
  { selection }: PromoPanel,
  cart: { itemCount: number; productCode: string | null },
): PromoCount {
  if (selection.kind !== 'applied') return { kind: 'none' };
  const { promo } = selection;
  const refusal = fitRefusal(promo, cart);
  return refusal ? { kind: 'refused', promo, refusal } : { kind: 'counts', promo };
}
