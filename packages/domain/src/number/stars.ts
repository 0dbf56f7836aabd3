/** Stars of a rating (docs/product/display.md#money). */
export const MAX_RATING = 5;
/** Ratings a learner may give (docs/product/display.md#carousels). */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** How many halves of its five stars a rating fills (docs/product/display.md#money: half-star support). */
export const halfStars = (rating: number): number => Math.round(Math.min(MAX_RATING, Math.max(0, rating || 0)) * 2);
