import type { TenantConfig } from '@suluh/tenant/tenant';
import { houseDyeOf, TENANT_THEMES, type HouseDye } from '@suluh/ui/foundations/tenants.ts';

/**
 * The cloth of a tenant: its house motif, dipped in its colour where that is not the motif's own
 * (docs/look.md#tenant-themes).
 */
export function houseDye({ theme }: TenantConfig): HouseDye {
  return houseDyeOf(TENANT_THEMES.find((tenant) => tenant === (theme.kind ?? theme.tenant)) ?? 'main');
}
