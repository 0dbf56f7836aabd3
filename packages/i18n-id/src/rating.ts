import { rating, wholeNumber } from './numbers.ts';

/** Stars and how many gave them. */
export const ratingText = {
  ratingOf5: (value: number) => `${rating(value)} dari 5 bintang`,
  reviewCount: (count: number) => `(${count} Ulasan)`,
  /** How many take a course or took it. */
  learners: (count: number) => `${wholeNumber(count)} peserta`,
} as const;
