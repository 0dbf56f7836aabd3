'use client';
import type { CourseCard } from '@suluh/api/types';
import { parseListingQuery } from '@suluh/domain/listing';
import { listingText } from '@suluh/i18n-id/listing';
import { CourseCardSkeleton } from '@suluh/ui/cards/CourseCardSkeleton';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import type { ReactElement } from 'react';
import { CatalogueCard } from '../parts/courses/index.ts';
import { LaterPages } from '../parts/more-pages/LaterPages.tsx';
import { useTenant } from '../parts/tenant/index.ts';
import { askListing, type ListingSource } from './askListing.ts';

export interface MorePagesProps {
  source: ListingSource;
  /** The query of the page's address. */
  search: string;
  /** The page the document holds, from 1. */
  page: number;
  /** Names the list: its path and query. */
  listKey: string;
}

const skeletons = (
  <CourseGrid>
    <CourseCardSkeleton />
    <CourseCardSkeleton />
  </CourseGrid>
);

/** Further pages of a listing, one below the other. */
export function MorePages({ source, search, page, listKey }: MorePagesProps): ReactElement {
  const tenant = useTenant();
  const query = parseListingQuery(search);
  return (
    <LaterPages<CourseCard>
      listKey={listKey}
      page={page}
      load={async (api, number) => {
        const result = await askListing(api, source, { ...query, page: number });
        return result.error ? result : { ...result, data: { data: result.data.courses, meta: result.data.meta } };
      }}
      skeletons={skeletons}
      endText={listingText.end}
    >
      {(courses) => (
        <CourseGrid label={listingText.results}>
          {courses.map((course) => (
            <CatalogueCard key={course.id} course={course} tenant={tenant} headingLevel={2} wideOnMobile />
          ))}
        </CourseGrid>
      )}
    </LaterPages>
  );
}
