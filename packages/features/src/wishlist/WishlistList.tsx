'use client';
import { WISHLIST_SKELETONS } from '@suluh/domain/wishlist';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { CourseCard } from '@suluh/ui/cards/CourseCard';
import { CourseCardSkeleton } from '@suluh/ui/cards/CourseCardSkeleton';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import { useState, type ReactElement } from 'react';
import { CourseHeart } from '../parts/courses/CourseHeart.tsx';
import { courseView } from '../parts/courses/courseView.ts';
import { OwnedMark } from '../parts/courses/OwnedMark.tsx';
import { RemovedNote } from './RemovedNote.tsx';
import { listHref } from '../parts/list-query/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import type { CourseCard as Course } from '@suluh/api/types';
import { EmptyList, ListBody, usePagedList, useWide, type Page } from '../parts/paged-list/index.ts';

interface WishlistListProps {
  page: number;
  /** The page the server rendered. */
  initial: Page<Course> | null;
  path: string;
  /** 'Cari Kursus' leads to the main home (docs/product/addresses.md#main-site). */
  findCoursesHref: string;
}

/** The wished courses: 6 skeletons on a desktop, 4 on a phone, then cards (docs/product/wishlist.md#page). */
export function WishlistList({ page, initial, path, findCoursesHref }: WishlistListProps): ReactElement {
  const tenant = useTenant();
  const wide = useWide();
  const list = usePagedList<Course>(
    'wishlist',
    page,
    (api, number) => api.GET('/api/wishlist', { params: { query: { page: number } } }),
    initial,
  );
  /** Courses that left the list here, the latest last. */
  const [gone, setGone] = useState<readonly { id: number; title: string }[]>([]);
  const bringBack = (id: number) => setGone((known) => known.filter((each) => each.id !== id));
  const latest = gone.at(-1);
  const skeletonCount = wide === false ? WISHLIST_SKELETONS.mobile : WISHLIST_SKELETONS.desktop;
  const empty = (
    <EmptyList
      title={wishlistText.emptyTitle}
      body={wishlistText.emptyBody}
      action={{ text: wishlistText.findCourse, href: findCoursesHref }}
    />
  );
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
      empty={empty}
    >
      {(courses) => {
        const left = courses.filter(({ id }) => !gone.some((each) => each.id === id));
        return (
          <>
            {latest && (
              <RemovedNote
                key={latest.id}
                courseId={latest.id}
                title={latest.title}
                onUndone={() => bringBack(latest.id)}
              />
            )}
            {left.length === 0 ? (
              empty
            ) : (
              <CourseGrid label={wishlistText.title}>
                {left.map((course) => (
                  <CourseCard
                    key={course.id}
                    course={courseView(course, tenant)}
                    headingLevel={2}
                    wideOnMobile
                    heart={
                      <CourseHeart
                        courseId={course.id}
                        title={course.fullname}
                        assumed
                        onChanged={(wished) =>
                          !wished && setGone((known) => [...known, { id: course.id, title: course.fullname }])
                        }
                      />
                    }
                    ownedMark={<OwnedMark courseId={course.id} />}
                  />
                ))}
              </CourseGrid>
            )}
          </>
        );
      }}
    </ListBody>
  );
}
