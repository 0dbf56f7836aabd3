import type { TenantConfig } from '@suluh/tenant/tenant';
import { Logo } from '@suluh/ui/furniture/Logo';
import type { ReactElement } from 'react';

/** The tenant's mark: our word mark, with the sub-brand beside it, or the partner's own logo or name (LOOK.md 3). */
export function BrandLogo({ tenant, onDeep = false }: { tenant: TenantConfig; onDeep?: boolean }): ReactElement {
  if (tenant.program && !onDeep) {
    return tenant.logoUrl ? (
      <img src={tenant.logoUrl} alt={tenant.productName} height={36} style={{ maxWidth: 180 }} />
    ) : (
      <span className="type-h3 header-brandName">{tenant.productName}</span>
    );
  }
  return (
    <>
      <Logo name={onDeep ? 'Suluh' : tenant.productName} onDeep={onDeep} />
      {tenant.subBrand && <span className="header-subBrand">{tenant.subBrand}</span>}
    </>
  );
}
