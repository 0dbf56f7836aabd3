export { TenantProvider, useTenant } from './TenantProvider.tsx';
export { appAddress, currentPath, isSignInPath, loginFromHere, signInHref } from './currentPage.ts';
