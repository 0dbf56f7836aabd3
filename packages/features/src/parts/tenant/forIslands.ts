import type { SiteConfig } from '@suluh/api/types';
import type { TenantConfig } from '@suluh/tenant/tenant';

/**
 * A tenant as islands need it: what only servers draw, its lists of sections and links, need not be sent in each page.
 * @param site what staff set for the whole site; without it the tenant's own holds
 */
export const forIslands = (tenant: TenantConfig, site?: Pick<SiteConfig, 'appDeepLink'>): TenantConfig => ({
  ...tenant,
  ...(site ? { appLink: site.appDeepLink } : {}),
  capabilities: { ...tenant.capabilities, homeSections: [], navigation: [], footer: [] },
});
