import type { CourseCard as CourseCardData } from '@suluh/api/types';
import { courseText } from '@suluh/i18n-id/course';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { InternshipCard } from '@suluh/ui/cards/InternshipCard';
import type { ReactElement } from 'react';
import { EnrolButton } from './EnrolButton.tsx';
import { MarketCard } from './MarketCard.tsx';
import { courseView } from './courseView.ts';

interface CatalogueCardProps {
  course: CourseCardData;
  tenant: TenantConfig;
  headingLevel?: 2 | 3;
  /** Wide form below 1024 px, for listings. */
  wideOnMobile?: boolean;
  /** In the first row of the page. */
  eager?: boolean;
}

/** A course in a list every visitor shares; what is personal (heart, 'Terdaftar') is laid over by islands. */
export function CatalogueCard({
  course,
  tenant,
  headingLevel = 3,
  wideOnMobile = false,
  eager = false,
}: CatalogueCardProps): ReactElement {
  const view = courseView(course, tenant);
  if (tenant.capabilities.cardKind === 'enrol') {
    return (
      <InternshipCard
        course={view}
        mandatoryText={course.isMandatory ? courseText.mandatory : null}
        headingLevel={headingLevel}
        action={<EnrolButton courseId={course.id} href={view.href} />}
      />
    );
  }
  return (
    <MarketCard
      course={view}
      courseId={course.id}
      hasWishlist={tenant.capabilities.hasWishlist}
      headingLevel={headingLevel}
      wideOnMobile={wideOnMobile}
      eager={eager}
    />
  );
}
