export { TenantFactsProvider, useTenantFacts } from './TenantFacts.tsx';
export { currentPath, loginPath, tenantFacts, type TenantFacts } from './facts.ts';
