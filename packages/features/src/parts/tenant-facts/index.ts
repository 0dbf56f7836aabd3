export { TenantFactsProvider, useTenantFacts } from './TenantFacts.tsx';
export {
  appAddress,
  currentPath,
  isSignInPath,
  loginPath,
  signInHref,
  tenantFacts,
  type TenantFacts,
} from './facts.ts';
