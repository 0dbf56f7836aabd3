import { besideListingText } from '@suluh/i18n-id/listing';
import type { ReactElement } from 'react';

interface SearchedInsteadProps {
  typed: string;
  instead: string;
  /** The search for what was typed and nothing else. */
  exactHref: string;
}

/** Says that mistyped words were taken for others, and leads to what was typed (docs/product/listing.md#search). */
export function SearchedInstead({ typed, instead, exactHref }: SearchedInsteadProps): ReactElement {
  return (
    <p>
      {besideListingText.resultsFor} <b>{instead}</b>,{' '}
      <a className="type-link" href={exactHref}>
        {besideListingText.searchOnly(typed)}
      </a>
      .
    </p>
  );
}
