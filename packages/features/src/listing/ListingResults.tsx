import { pathTo } from '@suluh/domain/address';
import { activeFilterCount, listingSearch, type ListingQuery } from '@suluh/domain/listing';
import { listingText } from '@suluh/i18n-id/listing';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import type { ReactElement, ReactNode } from 'react';
import { CatalogueCard, MoreInvitation } from '../parts/courses/index.ts';
import type { ListingSource } from './askListing.ts';
import { PriceMeant } from './PriceMeant.tsx';
import { SearchedInstead } from './SearchedInstead.tsx';
import type { Listing } from './sources.ts';

interface ListingResultsProps {
  tenant: TenantConfig;
  source: ListingSource;
  path: string;
  query: ListingQuery;
  listing: Pick<Listing, 'courses' | 'corrected' | 'totalData' | 'totalPage'>;
  /** Between title and courses. */
  above?: ReactNode;
  isSaving: boolean;
  /** What is said where there are no courses. */
  nothing: ReactNode;
}

/** Cards of the first row, whose pictures are loaded at once. */
const FIRST_ROW = 3;

/** The courses of a listing, with what stands above them; nothing in it waits for anything. */
export function ListingResults(props: ListingResultsProps): ReactElement {
  const { tenant, source, path, query, listing, above, isSaving, nothing } = props;
  const href = (next: ListingQuery) => `${path}${listingSearch(next)}`;
  const isEverything =
    (source.kind === 'all' || source.kind === 'line') && query.q === '' && activeFilterCount(query) === 0;
  return (
    <>
      {above}
      {listing.corrected !== null && (
        <SearchedInstead
          typed={query.q}
          instead={listing.corrected}
          exactHref={href({ ...query, exact: true, page: 1 })}
        />
      )}
      <PriceMeant path={path} query={query} />
      {listing.courses.length > 0 ? (
        <CourseGrid label={listingText.results}>
          {listing.courses.map((course, index) => (
            <CatalogueCard
              key={course.id}
              course={course}
              tenant={tenant}
              headingLevel={2}
              wideOnMobile
              eager={index < FIRST_ROW && !isSaving}
            />
          ))}
          <MoreInvitation
            listing={listing}
            query={query}
            nextHref={href({ ...query, page: query.page + 1 })}
            allHref={isEverything ? null : pathTo(tenant.routes, 'courses')}
          />
        </CourseGrid>
      ) : (
        nothing
      )}
    </>
  );
}
