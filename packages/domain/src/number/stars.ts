/** Stars of a rating (docs/product/display.md#money). */
export const MAX_RATING = 5;
/** Ratings a learner may give (docs/product/display.md#carousels). */
export const RATINGS = [1, 2, 3, 4, 5] as const;

export type Star = 'full' | 'half' | 'empty';

/** The five stars of a rating, rounded to the nearest half (docs/product/display.md#money: half-star support). */
export function stars(rating: number): Star[] {
  const halves = Math.round(Math.min(MAX_RATING, Math.max(0, rating || 0)) * 2);
  return RATINGS.map((position) => {
    if (halves >= position * 2) return 'full';
    return halves === position * 2 - 1 ? 'half' : 'empty';
  });
}
