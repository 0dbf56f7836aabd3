export { TenantProvider, useTenant } from './TenantProvider.tsx';
export { appAddress, currentPath, isSignInPath, leadsToLogin, loginFromHere, signInHref } from './currentPage.ts';
export { forIslands } from './forIslands.ts';
