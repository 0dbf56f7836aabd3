'use client';
import { pathTo } from '@suluh/domain/address';
import { comparedValue, MOST_COMPARED } from '@suluh/domain/comparison';
import { WISHLIST_SKELETONS } from '@suluh/domain/wishlist';
import { comparisonText } from '@suluh/i18n-id/comparison';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { CourseCardSkeleton } from '@suluh/ui/cards/CourseCardSkeleton';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import { useState, type ReactElement } from 'react';
import { RemovedNote } from './RemovedNote.tsx';
import { WishedCard } from './WishedCard.tsx';
import { listHref } from '../parts/list-query/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import type { WishedCourse as Course } from '@suluh/api/types';
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
              <>
                {left.length > 1 && (
                  <a
                    className="type-link"
                    style={{ display: 'inline-block', marginBlock: '8px 16px' }}
                    href={pathTo(tenant.routes, 'comparison', {
                      kursus: comparedValue(left.slice(0, MOST_COMPARED).map(({ slug }) => slug)),
                    })}
                  >
                    {comparisonText.openWished}
                  </a>
                )}
                <CourseGrid label={wishlistText.title}>
                  {left.map((course) => (
                    <WishedCard
                      key={course.id}
                      course={course}
                      onLeft={() => setGone((known) => [...known, { id: course.id, title: course.fullname }])}
                    />
                  ))}
                </CourseGrid>
              </>
            )}
          </>
        );
      }}
    </ListBody>
  );
}
