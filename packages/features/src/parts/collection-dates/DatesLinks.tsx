import type { Collection } from '@suluh/api/types';
import { isCollectionName, pathTo, type Routes } from '@suluh/domain/address';
import { besideListingText } from '@suluh/i18n-id/listing';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { ChipLink } from '@suluh/ui/badges/Chip';
import type { ReactElement } from 'react';

interface DatesLinksProps {
  routes: Routes;
  collections: readonly Pick<Collection, 'slug' | 'title' | 'datedCourse'>[];
}

/** The way to the dates of each collection that has some to come; nothing without any. */
export function DatesLinks({ routes, collections }: DatesLinksProps): ReactElement | null {
  const dated = collections.filter(({ slug, datedCourse }) => datedCourse > 0 && isCollectionName(slug));
  if (dated.length === 0) return null;
  return (
    <nav className="layout-page section" aria-label={besideListingText.datedIn}>
      <h2 className="type-h3 section-head">{besideListingText.datedIn}</h2>
      <div className="layout-row layout-wrapping">
        {dated.map(({ slug, title, datedCourse }) => (
          <ChipLink key={slug} href={pathTo(routes, 'collectionEvent', { slug })}>
            {besideListingText.datedOf(title, wholeNumber(datedCourse))}
          </ChipLink>
        ))}
      </div>
    </nav>
  );
}
