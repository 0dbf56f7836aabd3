import { pathTo } from '@suluh/domain/address';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import type { ReactElement } from 'react';
import { breadcrumbData } from './describe.ts';
import { JsonLd } from './JsonLd.tsx';

interface WayProps {
  tenant: Pick<TenantConfig, 'origin' | 'routes'>;
  /** Pages between home and this one. */
  parents?: readonly { href: string; label: string }[];
  /** This page. */
  current: string;
}

/** The way to a page from home, for its visitors and for search engines (docs/product/navigation.md). */
export function Way({ tenant: { origin, routes }, ...own }: WayProps): ReactElement {
  const way = { homeHref: pathTo(routes, 'home'), ...own };
  return (
    <>
      <Breadcrumb {...way} />
      <JsonLd data={[breadcrumbData(origin, way)]} />
    </>
  );
}
