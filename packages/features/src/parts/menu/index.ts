export { accountLinks, drawerLinks, INTEREST_DIALOG } from './menu-links.ts';
export { navigationItems } from './navigation.ts';
export { photoUrl } from './photo.ts';
export { useLogout } from './useLogout.tsx';
