export { AllInvitation, MoreInvitation } from './MoreInvitation.tsx';
export { arrowLabels, autoplayLabels } from './labels.ts';
export { CatalogueCard } from './CatalogueCard.tsx';
export { CourseRow } from './CourseRow.tsx';
export { CourseWishlistButton } from './CourseWishlistButton.tsx';
export { courseView, ratingView } from './courseView.ts';
export { useWishlistToggle } from './useWishlistToggle.ts';
