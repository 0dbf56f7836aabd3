import type { CollectionDetail } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { totalPurchaseRupiah } from '@suluh/domain/pricing';
import { bundleText } from '@suluh/i18n-id/bundle';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import { NewsGrid } from '@suluh/ui/home/NewsCards';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';
import { pictureAddress } from '../parts/pictures/index.ts';

/** Bundles of a home page, each leading to its courses (docs/product/bundle.md). */
export function Bundles({
  bundles,
  tenant,
}: {
  bundles: readonly CollectionDetail[];
  tenant: TenantConfig;
}): ReactElement {
  const path = pathTo(tenant.routes, 'bundles');
  return (
    <Section title={bundleText.title} lead={bundleText.lead} seeAllHref={path}>
      <NewsGrid
        news={bundles.slice(0, 3).map(({ collection: { slug, title, description, image }, courses }) => ({
          href: `${path}#${slug}`,
          title,
          summary: description,
          meta: bundleText.facts(courses.length, totalPurchaseRupiah(courses)),
          cloth: thumbnailOf(slug, courses[0]?.categories ?? []),
          imageUrl: pictureAddress(image, tenant),
        }))}
      />
    </Section>
  );
}
