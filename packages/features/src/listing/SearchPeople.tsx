import { pathTo } from '@suluh/domain/address';
import { searchText } from '@suluh/i18n-id/search';
import { ChipLink } from '@suluh/ui/badges/Chip';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';
import { SearchHistoryStylesheet } from './SearchHistoryStylesheet.tsx';

interface Person {
  key: string;
  href: string;
  name: string;
}

/** Institutions and teachers that go by a keyword; nobody while they cannot be had: the results stand without them. */
export async function loadPeople(context: AppContext, keyword: string): Promise<readonly Person[]> {
  const { routes, capabilities } = context.tenant;
  if (keyword === '') return [];
  const { data } = await catalogueApi(context, { fresh: true }).GET('/api/course/suggest', {
    params: { query: { q: keyword } },
  });
  const partners = capabilities.hasPartnerPages ? (data?.data.partners ?? []) : [];
  return [
    ...partners.map(({ code, name }) => ({ key: code, href: pathTo(routes, 'partner', { code }), name })),
    ...(data?.data.teachers ?? []).map(({ slug, fullname, courses }) => ({
      key: fullname,
      href: slug ? pathTo(routes, 'teacher', { slug }) : pathTo(routes, 'search', { q: fullname }),
      name: searchText.teacher(fullname, courses),
    })),
  ];
}

/** Those people as links, where there are any. */
export function PeopleLinks({ people }: { people: readonly Person[] }): ReactElement | null {
  if (people.length === 0) return null;
  return (
    <section className="searchHistory" aria-label={searchText.people}>
      <h2 className="type-h3">{searchText.people}</h2>
      <div className="layout-row layout-wrapping">
        {people.map(({ key, href, name }) => (
          <ChipLink key={key} href={href}>
            {name}
          </ChipLink>
        ))}
      </div>
    </section>
  );
}

interface SearchPeopleProps {
  context: AppContext;
  /** What is looked for. */
  keyword: string;
}

/** Institutions and teachers that go by the keyword, above its courses (docs/product/listing.md#search). */
export async function SearchPeople({ context, keyword }: SearchPeopleProps): Promise<ReactElement | null> {
  const people = await loadPeople(context, keyword);
  if (people.length === 0) return null;
  return (
    <>
      <SearchHistoryStylesheet />
      <PeopleLinks people={people} />
    </>
  );
}
