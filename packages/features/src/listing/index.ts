export { categoryMetadata, collectionMetadata } from './metadata.ts';
export { AllCoursesScreen, SearchScreen } from './namedScreens.tsx';
export { CategoryScreen, CollectionScreen } from './CategoryScreen.tsx';
export { partnerMetadata } from './partner.ts';
export { PartnerScreen } from './PartnerScreen.tsx';
export { ListingScreen } from './ListingScreen.tsx';
export type { ListingSource } from './sources.ts';
