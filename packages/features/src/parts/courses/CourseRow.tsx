import type { CourseCard } from '@suluh/api/types';
import { showsArrows, showsSeeAll, type CarouselKind } from '@suluh/domain/carousel';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ScrollRow } from '@suluh/ui/sections/ScrollRow';
import { ScrollRowArrows } from '@suluh/ui/sections/ScrollRowArrows';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';
import { CatalogueCard } from './CatalogueCard.tsx';
import { arrowLabels } from './labels.ts';

interface CourseRowProps {
  /** Element id of the row. */
  id: string;
  title: string;
  lead?: string;
  courses: readonly CourseCard[];
  tenant: TenantConfig;
  kind?: CarouselKind;
  /** Courses there are in all, when more than the row holds. */
  totalCourses?: number;
  /** Null where no page lists them. */
  seeAllHref: string | null;
}

/**
 * A titled row of course cards; arrows and 'Lihat Semua' by the counts of docs/product/course.md. Nothing when there
 * are no courses.
 */
export function CourseRow(props: CourseRowProps): ReactElement | null {
  const { id, title, lead, courses, tenant, kind = 'course', totalCourses = courses.length, seeAllHref } = props;
  if (courses.length === 0) return null;
  return (
    <Section
      title={title}
      {...(lead ? { lead } : {})}
      seeAllHref={showsSeeAll(kind, totalCourses) ? seeAllHref : null}
      controls={showsArrows(kind, courses.length) && <ScrollRowArrows targetId={id} labels={arrowLabels} />}
    >
      <ScrollRow id={id} label={title}>
        {courses.map((course) => (
          <CatalogueCard key={course.id} course={course} tenant={tenant} />
        ))}
      </ScrollRow>
    </Section>
  );
}
