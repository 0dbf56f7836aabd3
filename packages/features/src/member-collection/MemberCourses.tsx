'use client';
import type { CourseCard } from '@suluh/api/types';
import { memberCollectionText } from '@suluh/i18n-id/memberCollection';
import { CourseCardSkeleton } from '@suluh/ui/cards/CourseCardSkeleton';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { CatalogueCard } from '../parts/courses/index.ts';
import { listHref } from '../parts/list-query/index.ts';
import { ListBody, usePagedList, type Page } from '../parts/paged-list/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

interface MemberCoursesProps {
  page: number;
  path: string;
  /** The page the server rendered. */
  initial: Page<CourseCard> | null;
}

/** The courses of the members' collection; on a phone more load while scrolling (docs/product/listing.md#paged-list). */
export function MemberCourses({ page, path, initial }: MemberCoursesProps): ReactElement {
  const tenant = useTenant();
  const list = usePagedList<CourseCard>(
    'member-collection',
    page,
    async (api, number) => {
      const result = await api.GET('/api/collection/mysooltan', { params: { query: { page: number } } });
      return result.error ? result : { ...result, data: { data: result.data.data.courses, meta: result.data.meta } };
    },
    initial,
  );
  return (
    <ListBody
      list={list}
      page={page}
      hrefOf={(number) => listHref(path, {}, number)}
      skeletons={
        <CourseGrid>
          <CourseCardSkeleton />
          <CourseCardSkeleton />
        </CourseGrid>
      }
      empty={<Note>{memberCollectionText.none}</Note>}
    >
      {(courses) => (
        <CourseGrid>
          {courses.map((course) => (
            <CatalogueCard key={course.id} course={course} tenant={tenant} headingLevel={2} wideOnMobile />
          ))}
        </CourseGrid>
      )}
    </ListBody>
  );
}
