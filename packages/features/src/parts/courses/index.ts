export { arrowLabels, autoplayLabels } from './labels.ts';
export { CatalogueCard } from './CatalogueCard.tsx';
export { CourseHeart } from './CourseHeart.tsx';
export { CourseRow } from './CourseRow.tsx';
export { CourseWishlistButton } from './CourseWishlistButton.tsx';
export { RelatedCourses } from './RelatedCourses.tsx';
export { OwnedMark } from './OwnedMark.tsx';
export { courseView, ratingView } from './courseView.ts';
export { useWishlistToggle } from './useWishlistToggle.ts';
