'use client';
import { listingText } from '@suluh/i18n-id/listing';
import type { CourseCard } from '@suluh/api/types';
import { parseListingQuery } from '@suluh/domain/listing';
import { CourseCardSkeleton } from '@suluh/ui/cards/CourseCardSkeleton';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import type { ReactElement } from 'react';
import { CatalogueCard } from '../parts/courses/index.ts';
import { createQueryClient, ListBody, QueryProvider, usePagedList } from '../parts/paged-list/index.ts';
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

/** Kept while the document is, so that the way back finds what was there. */
const client = createQueryClient();

const SKELETONS = 2;

function Pages({ source, search, page, listKey }: MorePagesProps): ReactElement {
  const tenant = useTenant();
  const query = parseListingQuery(search);
  const list = usePagedList<CourseCard>(
    listKey,
    page + 1,
    async (api, number) => {
      const result = await askListing(api, source, { ...query, page: number });
      return result.error ? result : { ...result, data: { data: result.data.courses, meta: result.data.meta } };
    },
    null,
    { from: page + 1 },
  );
  const isWhole = list.state.kind === 'items' && !list.hasMore && list.retryMore === null;
  return (
    <ListBody
      list={list}
      page={page}
      hrefOf={() => ''}
      skeletons={
        <CourseGrid>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <CourseCardSkeleton key={index} />
          ))}
        </CourseGrid>
      }
      empty={null}
    >
      {(courses) => (
        <>
          <CourseGrid label={listingText.results}>
            {courses.map((course) => (
              <CatalogueCard key={course.id} course={course} tenant={tenant} headingLevel={2} wideOnMobile />
            ))}
          </CourseGrid>
          {isWhole && <p className="type-muted">{listingText.end}</p>}
        </>
      )}
    </ListBody>
  );
}

/** Further pages of a listing, one below the other. */
export function MorePages(props: MorePagesProps): ReactElement {
  return (
    <QueryProvider client={client}>
      <Pages {...props} />
    </QueryProvider>
  );
}
