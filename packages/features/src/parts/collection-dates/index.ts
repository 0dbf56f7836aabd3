export { CollectionDates } from './CollectionDates.tsx';
