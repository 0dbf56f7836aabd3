import type { BundleDetail } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { bundleOffer } from '@suluh/domain/pricing';
import { showsCourses } from '@suluh/session/server';
import { bundleText } from '@suluh/i18n-id/bundle';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import { NewsGrid } from '@suluh/ui/home/NewsCards';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';
import { pictureAddress } from '../parts/pictures/index.ts';

const factsOf = ({ open, totalRupiah }: ReturnType<typeof bundleOffer>): string =>
  bundleText.facts(open.length, totalRupiah);

/** How many bundles a home shows. */
const MOST = 3;

/**
 * Bundles of a home page, each leading to its courses (docs/product/bundle.md). What is full counts in no sum, and the
 * page is drawn anew when seats of one of these courses change.
 */
export function Bundles({ bundles, tenant }: { bundles: readonly BundleDetail[]; tenant: TenantConfig }): ReactElement {
  const path = pathTo(tenant.routes, 'bundles');
  const shown = bundles.slice(0, MOST);
  showsCourses(shown.flatMap(({ courses }) => courses.map(({ id }) => id)));
  return (
    <Section title={bundleText.title} lead={bundleText.lead} seeAllHref={path}>
      <NewsGrid
        news={shown.map(({ collection: { slug, title, description, image }, courses, full }) => ({
          href: `${path}#${slug}`,
          title,
          summary: description,
          meta: factsOf(bundleOffer({ courses, full })),
          cloth: thumbnailOf(slug, courses[0]?.categories ?? []),
          imageUrl: pictureAddress(image, tenant),
        }))}
      />
    </Section>
  );
}
