export { reviewParams, reviewQueryOf, type ReviewQuery } from './query.ts';
export { ReviewItem } from './ReviewItem.tsx';
export { Reviews } from './Reviews.tsx';
export { ReviewSummary } from './ReviewSummary.tsx';
