import { pathTo } from '@suluh/domain/address';
import type { CollectionDetail } from '@suluh/api/types';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { showsArrows } from '@suluh/domain/carousel';
import { ScrollRowArrows } from '@suluh/ui/sections/ScrollRowArrows';
import type { ReactElement } from 'react';
import { arrowLabels, CatalogueCard } from '../parts/courses/index.ts';
import { PRAKERJA_ROW, PrakerjaCollection } from './PrakerjaCollection.tsx';

/** Cards of a collection: two screens of the row, within what the home may weigh; 'Lihat Semua' leads on. */
const MOST_CARDS = 7;

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
  const courses = current.courses.slice(0, MOST_CARDS);
  return (
    <PrakerjaCollection
      seeAllHref={pathTo(tenant.routes, 'collection', { slug: current.collection.slug })}
      tabs={collections.map(({ collection }) => ({
        label: collection.title,
        href: `${pathTo(tenant.routes, 'home')}?prakerja=${encodeURIComponent(collection.slug)}#prakerja`,
        selected: collection.slug === current.collection.slug,
      }))}
      arrows={showsArrows('course', courses.length) && <ScrollRowArrows targetId={PRAKERJA_ROW} labels={arrowLabels} />}
    >
      {courses.map((course) => (
        <CatalogueCard key={course.id} course={course} tenant={tenant} />
      ))}
    </PrakerjaCollection>
  );
}
