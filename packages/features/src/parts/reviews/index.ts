export { reportAskedIn, reviewParams, reviewQueryOf, type ReviewQuery } from './query.ts';
export { Reviews } from './Reviews.tsx';
