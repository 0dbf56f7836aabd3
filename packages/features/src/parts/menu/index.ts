export { accountLinks, drawerLinks, INTEREST_DIALOG } from './menuLinks.ts';
export { NAVIGATION_LABELS, navigationItems } from './navigation.ts';
export { photoUrl } from './photo.ts';
export { useLogout } from './useLogout.tsx';
