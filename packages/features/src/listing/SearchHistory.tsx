import { apiPath, pathTo } from '@suluh/domain/address';
import { keywordToRemember } from '@suluh/domain/search';
import { searchText } from '@suluh/i18n-id/search';
import { ChipLink } from '@suluh/ui/badges/Chip';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { after } from 'next/server';
import type { ReactElement } from 'react';
import { learnerApiIfAny, type AppContext } from '../parts/context/index.ts';
import { SearchHistoryStylesheet } from './SearchHistoryStylesheet.tsx';
import { PostedFields } from '../parts/posted-fields/index.ts';

interface SearchHistoryProps {
  context: AppContext;
  /** What is looked for now, which is remembered once the page is sent. */
  keyword: string;
}

/**
 * What somebody who is logged in looked for before, as links, and the way to forget it (docs/product/listing.md#search-history);
 * nothing for a visitor, and nothing while it cannot be had: the results stand without it.
 */
export async function SearchHistory({ context, keyword }: SearchHistoryProps): Promise<ReactElement | null> {
  const { routes } = context.tenant;
  const api = await learnerApiIfAny(context);
  if (api === null) return null;
  const remembered = keywordToRemember(keyword);
  if (remembered !== null) after(() => api.POST('/api/search-history', { body: { keyword: remembered } }));
  const { data } = await api.GET('/api/search-history');
  const earlier = (data?.data ?? []).filter((each) => each.keyword !== remembered);
  if (earlier.length === 0) return null;
  return (
    <>
      <SearchHistoryStylesheet />
      <section className="searchHistory" aria-label={searchText.history}>
        <h2 className="type-h3">{searchText.history}</h2>
        <div className="layout-row layout-wrapping">
          {earlier.map((each) => (
            <ChipLink key={each.keyword} href={pathTo(routes, 'search', { q: each.keyword })}>
              {each.keyword}
            </ChipLink>
          ))}
          <form method="post" action={apiPath(routes, '/api/form/search-history-clear')}>
            <PostedFields values={{ redirectTo: pathTo(routes, 'search', { q: keyword || null }) }} />
            <SubmitButton kind="line" size="small">
              {searchText.clearHistory}
            </SubmitButton>
          </form>
        </div>
      </section>
    </>
  );
}
