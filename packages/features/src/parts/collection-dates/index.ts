export { CollectionDates } from './CollectionDates.tsx';
export { DatesLinks } from './DatesLinks.tsx';
