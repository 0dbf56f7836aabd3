export { arrowLabels, autoplayLabels } from './labels.ts';
export { CardMarks } from './CardMarks.tsx';
export { CatalogueCard } from './CatalogueCard.tsx';
export { CourseHeart, CourseWishlistButton } from './CourseHeart.tsx';
export { CourseRow } from './CourseRow.tsx';
export { OwnedMark } from './OwnedMark.tsx';
export { courseView, priceView, ratingView } from './courseView.ts';
export { useWishlistToggle } from './useWishlistToggle.ts';
