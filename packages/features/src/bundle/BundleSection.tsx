import type { CollectionDetail } from '@suluh/api/types';
import { apiPath } from '@suluh/domain/address';
import { showsArrows } from '@suluh/domain/carousel';
import { totalPurchaseRupiah } from '@suluh/domain/pricing';
import { bundleText } from '@suluh/i18n-id/bundle';
import { rupiah } from '@suluh/i18n-id/numbers';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { ScrollRow } from '@suluh/ui/sections/ScrollRow';
import { ScrollRowArrows } from '@suluh/ui/sections/ScrollRowArrows';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';
import { arrowLabels, CatalogueCard } from '../parts/courses/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';

interface BundleSectionProps {
  bundle: CollectionDetail;
  tenant: TenantConfig;
  /** Whether anything is sold. */
  isOpen: boolean;
  /** The page it stands on, to return to when it is refused. */
  path: string;
}

/**
 * One bundle: its courses, what they cost together, and a plain form that puts them into the cart, and so without
 * JavaScript too (docs/product/bundle.md#price).
 */
export function BundleSection({ bundle, tenant, isOpen, path }: BundleSectionProps): ReactElement {
  const { collection, courses } = bundle;
  const { slug, title, description } = collection;
  return (
    <div id={slug}>
      <Section
        title={title}
        lead={description}
        controls={
          showsArrows('course', courses.length) && <ScrollRowArrows targetId={`paket-${slug}`} labels={arrowLabels} />
        }
      >
        <ScrollRow id={`paket-${slug}`} label={title}>
          {courses.map((course) => (
            <CatalogueCard key={course.id} course={course} tenant={tenant} headingLevel={3} />
          ))}
        </ScrollRow>
        <div className="bundleSection-offer">
          <div>
            <p className="type-small type-muted">{bundleText.total(courses.length)}</p>
            <p className="bundleSection-total">{rupiah(totalPurchaseRupiah(courses))}</p>
          </div>
          <p className="type-small type-muted bundleSection-note">{bundleText.note}</p>
          {isOpen && (
            <form method="post" action={apiPath(tenant.routes, '/api/form/bundle-add')}>
              <PostedFields values={{ slug, redirectTo: path }} />
              <SubmitButton kind="primary">{bundleText.buy}</SubmitButton>
            </form>
          )}
        </div>
      </Section>
    </div>
  );
}
