import { pathTo } from '@suluh/domain/address';
import {
  activeFilterCount,
  listingSearch,
  pricedWords,
  type ListingQuery,
  type PricedWords,
} from '@suluh/domain/listing';
import { besideListingText as text, listingText } from '@suluh/i18n-id/listing';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import type { ReactElement, ReactNode } from 'react';
import { CatalogueCard, MoreInvitation } from '../parts/courses/index.ts';
import type { ListingSource } from './askListing.ts';
import { SearchedInstead } from './SearchedInstead.tsx';
import type { Listing } from './sources.ts';

/** What the prices of a search leave of all; null where they leave everything. */
function boundsText({ leastRupiah, mostRupiah }: PricedWords): string | null {
  if (mostRupiah === 0) return text.free;
  if (leastRupiah !== null && mostRupiah !== null) return text.priceBetween(leastRupiah, mostRupiah);
  if (mostRupiah !== null) return text.priceTo(mostRupiah);
  return leastRupiah === null ? null : text.priceFrom(leastRupiah);
}

interface PriceMeantProps {
  /** Path of the listing. */
  path: string;
  query: ListingQuery;
}

/**
 * Says what words of price in a search were taken for, and leads to the other words at any price
 * (docs/product/listing.md#search); nothing where there are none, or they are looked for as they were typed.
 */
export function PriceMeant({ path, query }: PriceMeantProps): ReactElement | null {
  const priced = pricedWords(query.q);
  const isOrdered = priced.isCheapestFirst && query.sort === 0; // else somebody chose an order
  const said = [boundsText(priced), isOrdered ? text.cheapestFirst : null].filter((each) => each !== null);
  if (query.exact || said.length === 0) return null;
  const others = priced.words.join(' ');
  return (
    <p>
      {said.join(' ')}
      {others !== '' && (
        <>
          {' '}
          <a className="type-link" href={`${path}${listingSearch({ ...query, q: others, page: 1 })}`}>
            {text.anyPrice}
          </a>
        </>
      )}
    </p>
  );
}

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
