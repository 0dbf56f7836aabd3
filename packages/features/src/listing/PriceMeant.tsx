import { listingSearch, pricedWords, type ListingQuery, type PricedWords } from '@suluh/domain/listing';
import { besideListingText as text } from '@suluh/i18n-id/listing';
import type { ReactElement } from 'react';

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
