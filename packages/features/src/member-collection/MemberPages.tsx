'use client';
import type { CourseCard } from '@suluh/api/types';
import { controlText } from '@suluh/i18n-id/control';
import { CourseCardSkeleton } from '@suluh/ui/cards/CourseCardSkeleton';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import type { ReactElement } from 'react';
import { CatalogueCard } from '../parts/courses/index.ts';
import { LaterPages } from '../parts/more-pages/LaterPages.tsx';
import { useTenant } from '../parts/tenant/index.ts';

export interface MemberPagesProps {
  /** The page the document holds, from 1. */
  page: number;
  listKey: string;
}

/** Further pages of the members' collection, one below the other. */
export function MemberPages({ page, listKey }: MemberPagesProps): ReactElement {
  const tenant = useTenant();
  return (
    <LaterPages<CourseCard>
      listKey={listKey}
      page={page}
      load={async (api, number) => {
        const result = await api.GET('/api/collection/mysooltan', { params: { query: { page: number } } });
        return result.error ? result : { ...result, data: { data: result.data.data.courses, meta: result.data.meta } };
      }}
      skeletons={
        <CourseGrid>
          <CourseCardSkeleton />
          <CourseCardSkeleton />
        </CourseGrid>
      }
      endText={controlText.allShown}
    >
      {(courses) => (
        <CourseGrid>
          {courses.map((course) => (
            <CatalogueCard key={course.id} course={course} tenant={tenant} headingLevel={2} wideOnMobile />
          ))}
        </CourseGrid>
      )}
    </LaterPages>
  );
}
