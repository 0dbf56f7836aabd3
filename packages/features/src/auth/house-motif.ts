import type { TenantConfig } from '@suluh/tenant/tenant';
import { TENANT_RAMPS } from '@suluh/ui/foundations/tenants.ts';
import type { MotifName } from '@suluh/ui/cloth/motifs.ts';

/** The cloth beside a tenant's forms: its house motif (LOOK.md 3). */
export function houseMotif({ theme }: TenantConfig): MotifName {
  if (theme.kind === 'white-label') return TENANT_RAMPS['white-label'].houseMotif;
  return theme.tenant === 'internship-ddb' || theme.tenant === 'myindibiz' ? TENANT_RAMPS[theme.tenant].houseMotif : 'kawung';
}
