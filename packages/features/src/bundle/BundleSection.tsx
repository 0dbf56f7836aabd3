import type { BundleDetail } from '@suluh/api/types';
import { showsArrows } from '@suluh/domain/carousel';
import { bundleOffer } from '@suluh/domain/pricing';
import { bundleText } from '@suluh/i18n-id/bundle';
import { rupiah } from '@suluh/i18n-id/numbers';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { Note } from '@suluh/ui/feedback/Note';
import { ScrollRow } from '@suluh/ui/sections/ScrollRow';
import { ScrollRowArrows } from '@suluh/ui/sections/ScrollRowArrows';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';
import { arrowLabels, CatalogueCard } from '../parts/courses/index.ts';
import { BuyBundle } from './BuyBundle.tsx';

interface BundleSectionProps {
  bundle: BundleDetail;
  tenant: TenantConfig;
  /** Whether anything is sold. */
  isOpen: boolean;
  /** The page it stands on, to return to when it is refused. */
  path: string;
}

/**
 * One bundle: its courses, which of them are full, what the others cost together, and the form that puts these into the
 * cart (docs/product/bundle.md#price).
 */
export function BundleSection({ bundle, tenant, isOpen, path }: BundleSectionProps): ReactElement {
  const { collection, courses, full } = bundle;
  const { slug, title, description } = collection;
  const { open, fullCourses, totalRupiah } = bundleOffer({ courses, full });
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
        {fullCourses.length > 0 && (
          <Note tone="warning">{bundleText.full(fullCourses.map(({ fullname }) => fullname))}</Note>
        )}
        <div className="bundleSection-offer">
          <div>
            <p className="type-small type-muted">{bundleText.total(open.length)}</p>
            <p className="bundleSection-total">{rupiah(totalRupiah)}</p>
          </div>
          <p className="type-small type-muted bundleSection-note">{bundleText.note}</p>
          {isOpen && open.length > 0 && <BuyBundle slug={slug} path={path} />}
        </div>
      </Section>
    </div>
  );
}
