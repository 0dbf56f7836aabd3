import { pathTo } from '@suluh/domain/address';
import { EMPTY_LISTING_QUERY, listingSearch } from '@suluh/domain/listing';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { PaginationLinks } from '@suluh/ui/navigation/Pagination';
import { aside, unannounced, type Aside } from '@suluh/kept-pages/aside';
import type { TemplateList, TemplateValues } from '@suluh/kept-pages/template';
import type { AppContext } from '../parts/context/index.ts';
import { listDataText } from '../parts/structured-data/index.ts';
import type { ListingSource } from './askListing.ts';
import { filterGroups, shownFilters } from './filterGroups.ts';
import type { FilterGroupView } from './filterView.ts';
import { FilterChoiceGroup } from './FilterGroupDetails.tsx';
import { ListingResults } from './ListingResults.tsx';
import { loadPeople, PeopleLinks } from './SearchPeople.tsx';
import { loadListing } from './sources.ts';

/** What a search looks through. */
export const EVERYTHING: ListingSource = { kind: 'all' };
/** The form of a search's page that other pages follow, and of one that is all. */
export const MANY_PAGES = 'many';
const ONE_PAGE = 'one';
/** Two boxes nobody has written into. */
export const UNTYPED_AGE = { min: '', max: '', minError: null, maxError: null };

interface Search {
  context: AppContext;
  /** Path of the search. */
  path: string;
  isSaving: boolean;
}

/** Groups as the column and the sheet are handed them, and their markup; null when something in it lives. */
function listOf(groups: readonly FilterGroupView[], { signOfDrawn }: Aside): TemplateList | null {
  const signs = groups.map(
    (group) =>
      group.kind !== 'age' && signOfDrawn(`filter ${JSON.stringify(group)}`, () => <FilterChoiceGroup group={group} />),
  );
  return signs.length > 0 && signs.every(Boolean) ? { items: groups, markup: signs.join('') } : null;
}

/**
 * What a search for these words puts into its template, asked for now; null when nothing is found or the API fails, and
 * when something of it cannot be drawn beside the framework. The page is then drawn as any other.
 */
export async function fillSearch({ context, path, isSaving }: Search, typed: string): Promise<TemplateValues | null> {
  const { tenant } = context;
  const kept = aside();
  const query = { ...EMPTY_LISTING_QUERY, q: typed };
  const [outcome, people] = await Promise.all([loadListing(context, EVERYTHING, query), loadPeople(context, typed)]);
  if (kept === null || outcome.kind !== 'found') return null;
  const { data: listing } = outcome;
  if (listing.courses.length === 0 || listing.facets === null) return null;
  const groups = filterGroups(listing.facets, query, UNTYPED_AGE, shownFilters(tenant, EVERYTHING));
  const age = groups.findIndex(({ kind }) => kind === 'age');
  const [before, after] = [listOf(groups.slice(0, age), kept), listOf(groups.slice(age + 1), kept)];
  const above = <PeopleLinks people={people} />;
  const source = EVERYTHING;
  const results = kept.drawn(() => (
    <ListingResults {...{ tenant, source, path, query, listing, above, isSaving }} nothing={null} />
  ));
  const pages = kept.drawn(() => (
    <PaginationLinks
      page={1}
      totalPages={listing.totalPage}
      hrefOf={(page) => `${path}${listingSearch({ ...query, page })}`}
    />
  ));
  if (results === null || pages === null || before === null || after === null) return null;
  const urls = listing.courses.map(({ slug }) => `${tenant.origin}${pathTo(tenant.routes, 'course', { slug })}`);
  return {
    form: listing.totalPage > 1 ? MANY_PAGES : ONE_PAGE,
    texts: { total: wholeNumber(listing.totalData) },
    parts: { results: unannounced(results), pages, list: listDataText(urls) },
    lists: { before, after },
  };
}
