import { rating } from './numbers.ts';

/** Stars and how many gave them. */
export const ratingText = {
  ratingOf5: (value: number) => `${rating(value)} dari 5 bintang`,
  reviewCount: (count: number) => `(${count} Ulasan)`,
} as const;
