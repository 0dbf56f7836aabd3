import { pathTo } from '@suluh/domain/address';
import { searchText } from '@suluh/i18n-id/search';
import { ChipLink } from '@suluh/ui/badges/Chip';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';
import { SearchHistoryStylesheet } from './SearchHistoryStylesheet.tsx';

interface SearchPeopleProps {
  context: AppContext;
  /** What is looked for. */
  keyword: string;
}

/**
 * Institutions and teachers that go by the keyword, above its courses (docs/product/listing.md#search); nothing without
 * any, and nothing while they cannot be had: the results stand without them.
 */
export async function SearchPeople({ context, keyword }: SearchPeopleProps): Promise<ReactElement | null> {
  const { routes, capabilities } = context.tenant;
  if (keyword === '') return null;
  const { data } = await catalogueApi(context, { fresh: true }).GET('/api/course/suggest', {
    params: { query: { q: keyword } },
  });
  const teachers = data?.data.teachers ?? [];
  const partners = capabilities.hasPartnerPages ? (data?.data.partners ?? []) : [];
  if (teachers.length + partners.length === 0) return null;
  return (
    <>
      <SearchHistoryStylesheet />
      <section className="searchHistory" aria-label={searchText.people}>
        <h2 className="type-h3">{searchText.people}</h2>
        <div className="layout-row layout-wrapping">
          {partners.map(({ code, name }) => (
            <ChipLink key={code} href={pathTo(routes, 'partner', { code })}>
              {name}
            </ChipLink>
          ))}
          {teachers.map(({ slug, fullname, courses }) => (
            <ChipLink
              key={fullname}
              href={slug ? pathTo(routes, 'teacher', { slug }) : pathTo(routes, 'search', { q: fullname })}
            >
              {searchText.teacher(fullname, courses)}
            </ChipLink>
          ))}
        </div>
      </section>
    </>
  );
}
