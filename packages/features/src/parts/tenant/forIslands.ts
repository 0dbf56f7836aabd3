import type { TenantConfig } from '@suluh/tenant/tenant';

/** A tenant as islands need it: what only servers draw, its lists of sections and links, need not be sent in each page. */
export const forIslands = (tenant: TenantConfig): TenantConfig => ({
  ...tenant,
  capabilities: { ...tenant.capabilities, homeSections: [], navigation: [], footer: [] },
});
