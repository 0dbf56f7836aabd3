'use client';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { createContext, use, type ReactElement, type ReactNode } from 'react';

const Tenant = createContext<TenantConfig | null>(null);

/** Gives the islands of a layout their tenant. */
export function TenantProvider({ tenant, children }: { tenant: TenantConfig; children: ReactNode }): ReactElement {
  return <Tenant value={tenant}>{children}</Tenant>;
}

/** The tenant an island works in. @throws Error outside of a layout's provider. */
export function useTenant(): TenantConfig {
  const tenant = use(Tenant);
  if (tenant === null) throw new Error('An island stands outside TenantProvider.');
  return tenant;
}
