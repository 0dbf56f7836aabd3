/** How long answers are kept before they are asked for again, in milliseconds (docs/product/display.md#times). */
export const CACHE_MS = {
  default: 60_000,
  /** Every cart mutation invalidates besides (R13). */
  carts: 43_200_000,
  notifications: 120_000,
  partner: 100_000,
  learningInterest: 0,
} as const;
