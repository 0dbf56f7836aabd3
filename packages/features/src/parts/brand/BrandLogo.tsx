import { productNameText } from '@suluh/i18n-id/server';
import { lineName } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { Logo } from '@suluh/ui/furniture/Logo';
import type { ReactElement } from 'react';
import { storedAddress } from '../pictures/index.ts';

/**
 * The tenant's mark: our word mark, with the sub-brand beside it, or the partner's own logo or name
 * (docs/look.md#tenant-themes).
 */
export function BrandLogo({ tenant, onDeep = false }: { tenant: TenantConfig; onDeep?: boolean }): ReactElement {
  if (tenant.theme.kind && !onDeep) {
    const logoUrl = storedAddress(tenant.logo);
    return logoUrl ? (
      <img src={logoUrl} alt={tenant.productName} height={36} style={{ maxWidth: 180 }} />
    ) : (
      <span className="type-h3 header-brandName">{tenant.productName}</span>
    );
  }
  const line = lineName[tenant.copy];
  const mark = (
    <>
      <Logo name={onDeep ? productNameText : tenant.productName} onDeep={onDeep} />
      {line && <span className="header-subBrand">{line}</span>}
    </>
  );
  // The header lays it out; in the footer it stands by itself.
  return onDeep && line ? <span style={{ display: 'inline-flex', alignItems: 'center' }}>{mark}</span> : mark;
}
