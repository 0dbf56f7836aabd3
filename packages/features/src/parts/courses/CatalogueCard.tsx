import type { CourseCard as CourseCardData } from '@suluh/api/types';
import { courseText, internshipButtonText } from '@suluh/i18n-id/course';
import { heartText } from '@suluh/i18n-id/heart';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { CourseCard } from '@suluh/ui/cards/CourseCard';
import { InternshipCard } from '@suluh/ui/cards/InternshipCard';
import { HeartButton } from '@suluh/ui/wishlist/HeartButton';
import type { ReactElement } from 'react';
import { EnrolButton } from './EnrolButton.tsx';
import { heartLabel } from './heartLabel.ts';
import { offeredView } from './offeredView.ts';

interface CatalogueCardProps {
  course: CourseCardData;
  tenant: TenantConfig;
  headingLevel?: 2 | 3;
  /** Wide form below 1024 px, for listings. */
  wideOnMobile?: boolean;
  /** In the first row of the page. */
  eager?: boolean;
}

/**
 * A course in a list every visitor shares: plain markup, over which `CardMarks` lays what is personal (heart,
 * 'Terdaftar', 'Mulai Kursus').
 */
export function CatalogueCard({
  course,
  tenant,
  headingLevel = 3,
  wideOnMobile = false,
  eager = false,
}: CatalogueCardProps): ReactElement {
  const view = offeredView(course, tenant);
  if (tenant.capabilities.cardKind === 'enrol') {
    return (
      <InternshipCard
        course={view}
        mandatoryText={course.isMandatory ? courseText.mandatory : null}
        headingLevel={headingLevel}
        action={<EnrolButton courseId={course.id} href={view.href} words={internshipButtonText} />}
      />
    );
  }
  return (
    <CourseCard
      course={view}
      markedCourseId={course.id}
      heart={
        tenant.capabilities.hasWishlist && (
          <HeartButton wished={false} label={heartLabel(heartText, view.title, false)} />
        )
      }
      headingLevel={headingLevel}
      wideOnMobile={wideOnMobile}
      eager={eager}
      stillKey={eager ? undefined : JSON.stringify([view, tenant.capabilities.hasWishlist, headingLevel, wideOnMobile])}
    />
  );
}
