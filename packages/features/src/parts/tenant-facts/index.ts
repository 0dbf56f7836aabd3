export { TenantFactsProvider, useTenantFacts } from './TenantFacts.tsx';
export { appAddress, currentPath, loginPath, tenantFacts, type TenantFacts } from './facts.ts';
