/** Recommendations fetched below a listing that found nothing (docs/product/errors.md). */
export const RECOMMENDATION_COUNT = 10;
