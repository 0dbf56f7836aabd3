'use client';
import { WISHLIST_SKELETONS } from '@suluh/domain/wishlist';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { CourseCard } from '@suluh/ui/cards/CourseCard';
import { CourseCardSkeleton } from '@suluh/ui/cards/CourseCardSkeleton';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import type { ReactElement } from 'react';
import { CourseHeart, courseView, OwnedMark } from '../parts/courses/index.ts';
import { listHref } from '../parts/list-query/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { EmptyList, ListBody, usePagedList, useWide } from '../parts/paged-list/index.ts';

interface WishlistListProps {
  page: number;
  path: string;
  /** 'Cari Kursus' leads to the main home (docs/product/addresses.md#main-site). */
  findCoursesHref: string;
}

/** The wished courses: 6 skeletons on a desktop, 4 on a phone, then cards (docs/product/wishlist.md#page). */
export function WishlistList({ page, path, findCoursesHref }: WishlistListProps): ReactElement {
  const tenant = useTenant();
  const wide = useWide();
  const list = usePagedList('wishlist', page, (api, number) =>
    api.GET('/api/wishlist', { params: { query: { page: number } } }),
  );
  const skeletonCount = wide === false ? WISHLIST_SKELETONS.mobile : WISHLIST_SKELETONS.desktop;
  return (
    <ListBody
      list={list}
      page={page}
      hrefOf={(number) => listHref(path, {}, number)}
      skeletons={
        <CourseGrid>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <CourseCardSkeleton key={index} />
          ))}
        </CourseGrid>
      }
      empty={
        <EmptyList
          title={wishlistText.emptyTitle}
          body={wishlistText.emptyBody}
          action={{ text: wishlistText.findCourse, href: findCoursesHref }}
        />
      }
    >
      {(courses) => (
        <CourseGrid label={wishlistText.title}>
          {courses.map((course) => (
            <CourseCard
              key={course.id}
              course={courseView(course, tenant)}
              headingLevel={2}
              wideOnMobile
              heart={<CourseHeart courseId={course.id} title={course.fullname} />}
              ownedMark={<OwnedMark courseId={course.id} />}
            />
          ))}
        </CourseGrid>
      )}
    </ListBody>
  );
}
