import type { CourseCard } from '@suluh/api/types';
import { showsArrows, showsSeeAll, type CarouselKind } from '@suluh/domain/carousel';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { Carousel } from '@suluh/ui/sections/Carousel';
import { CarouselArrows } from '@suluh/ui/sections/CarouselArrows';
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
  seeAllHref: string;
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
      controls={showsArrows(kind, courses.length) && <CarouselArrows targetId={id} labels={arrowLabels} />}
    >
      <Carousel id={id} label={title}>
        {courses.map((course) => (
          <CatalogueCard key={course.id} course={course} tenant={tenant} />
        ))}
      </Carousel>
    </Section>
  );
}
