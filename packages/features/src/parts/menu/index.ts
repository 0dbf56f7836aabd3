export { accountLinks, drawerLinks } from './menu-links.ts';
export { navigationItems } from './navigation.ts';
export { photoUrl } from './photo.ts';
export { useLogout } from './useLogout.tsx';
