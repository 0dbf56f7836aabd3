/** A whole, non-negative number of rupiah. Fractions of a rupiah do not exist here. */
export type Rupiah = number;

/** Rounds to whole rupiah, never below 0 (docs/product/display.md#money). Not-a-number becomes 0. */
export function toRupiah(amount: number): Rupiah {
  if (!Number.isFinite(amount)) return 0;
  return Math.max(0, Math.round(amount));
}

/** Sum of amounts, each taken in whole rupiah. */
export function sumRupiah(amounts: readonly number[]): Rupiah {
  return amounts.reduce<number>((total, amount) => total + toRupiah(amount), 0);
}

/** What is left of an amount after taking another away, never below 0. */
export function subtractRupiah(amount: number, taken: number): Rupiah {
  return Math.max(0, toRupiah(amount) - toRupiah(taken));
}

/** A percentage (0 to 100) of an amount, rounded to whole rupiah and never above the amount. */
export function percentOfRupiah(amount: number, percent: number): Rupiah {
  const share = Math.min(100, Math.max(0, percent));
  return toRupiah((toRupiah(amount) * share) / 100);
}
