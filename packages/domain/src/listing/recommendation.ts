/** Recommendations fetched below a listing that found nothing (spec 8, Course list 404). */
export const RECOMMENDATION_COUNT = 10;
