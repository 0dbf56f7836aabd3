export { accountLinks, drawerLinks, INTEREST_DIALOG } from './menuLinks.ts';
export { navigationItems } from './navigation.ts';
export { photoUrl } from './photo.ts';
export { useLogout } from './useLogout.tsx';
