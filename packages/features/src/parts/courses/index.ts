export { coursePrefix, routesOfPrefix } from './card-paths.ts';
export { arrowLabels, autoplayLabels } from './labels.ts';
export { CatalogueCard } from './CatalogueCard.tsx';
export { CourseHeart, CourseWishlistButton } from './CourseHeart.tsx';
export { CourseRow } from './CourseRow.tsx';
export { OwnedMark } from './OwnedMark.tsx';
export { courseView, priceView, ratingView } from './course-view.ts';
export { useWishlistToggle } from './useWishlistToggle.ts';
