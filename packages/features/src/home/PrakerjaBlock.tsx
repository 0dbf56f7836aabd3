import { pathTo } from '@suluh/domain/address';
import type { CollectionDetail } from '@suluh/api/types';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { PrakerjaCollection } from '@suluh/ui/home/PrakerjaCollection';
import type { ReactElement } from 'react';
import { CatalogueCard } from '../parts/courses/index.ts';

/**
 * Prakerja collections as tabs; the chosen one is in the address (`prakerja`), so tabs work as links
 * (docs/product/home.md#sections).
 */
export function PrakerjaBlock({
  collections,
  chosen,
  tenant,
}: {
  collections: readonly CollectionDetail[];
  chosen: string | undefined;
  tenant: TenantConfig;
}): ReactElement | null {
  const current = collections.find(({ collection }) => collection.slug === chosen) ?? collections[0];
  if (!current) return null;
  return (
    <PrakerjaCollection
      seeAllHref={pathTo(tenant.routes, 'collection', { slug: current.collection.slug })}
      tabs={collections.map(({ collection }) => ({
        label: collection.title,
        href: `${pathTo(tenant.routes, 'home')}?prakerja=${encodeURIComponent(collection.slug)}#prakerja`,
        selected: collection.slug === current.collection.slug,
      }))}
    >
      {current.courses.map((course) => (
        <CatalogueCard key={course.id} course={course} tenant={tenant} />
      ))}
    </PrakerjaCollection>
  );
}
