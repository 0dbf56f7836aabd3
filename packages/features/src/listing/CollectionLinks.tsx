import { pathTo } from '@suluh/domain/address';
import { besideListingText } from '@suluh/i18n-id/listing';
import { ChipLink } from '@suluh/ui/badges/Chip';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';

/** Collections named above the list of all courses. */
const MOST_LINKS = 30;

/** The collections of a tenant, each a link to its courses; nothing where there is none (docs/product/listing.md#collections). */
export async function CollectionLinks({ context }: { context: AppContext }): Promise<ReactElement | null> {
  const { data } = await catalogueApi(context).GET('/api/collection', { params: { query: { limit: MOST_LINKS } } });
  const collections = data?.data.filter(({ totalCourse }) => totalCourse > 0) ?? [];
  if (collections.length === 0) return null;
  return (
    <nav className="listingPage-collections" aria-label={besideListingText.collections}>
      {collections.map(({ slug, title }) => (
        <ChipLink key={slug} href={pathTo(context.tenant.routes, 'collection', { slug })}>
          {title}
        </ChipLink>
      ))}
    </nav>
  );
}
