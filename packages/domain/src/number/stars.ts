/** Stars of a rating (spec 9, Money and display). */
export const MAX_RATING = 5;
/** Ratings a learner may give (spec 9, Carousels and lists). */
export const RATINGS = [1, 2, 3, 4, 5] as const;

export type Star = 'full' | 'half' | 'empty';

/** The five stars of a rating, rounded to the nearest half (spec 9: half-star support). */
export function stars(rating: number): Star[] {
  const halves = Math.round(Math.min(MAX_RATING, Math.max(0, rating || 0)) * 2);
  return RATINGS.map((position) => {
    if (halves >= position * 2) return 'full';
    return halves === position * 2 - 1 ? 'half' : 'empty';
  });
}
