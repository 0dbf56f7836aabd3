import { pathTo } from '@suluh/domain/address';
import type { QuerySource } from '@suluh/domain/listing';
import { headerText } from '@suluh/i18n-id/navigation';
import { seoText } from '@suluh/i18n-id/seo';
import { templateDrawn } from '@suluh/kept-pages/template';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { CollectionLinks } from './CollectionLinks.tsx';
import { ListingScreen } from './ListingScreen.tsx';
import { SearchTemplate } from './SearchTemplate.tsx';
import { SearchPeople } from './SearchPeople.tsx';
import { SearchHistory } from './SearchHistory.tsx';

interface ScreenProps {
  context: AppContext;
  search: QuerySource;
}

/** /collection-course: every course of the tenant; on a line's own site those of its programmes. */
export function AllCoursesScreen({ context, search }: ScreenProps): ReactElement {
  const { landing } = context.tenant.capabilities;
  return (
    <ListingScreen
      context={context}
      source={landing ? { kind: 'line', type: landing } : { kind: 'all' }}
      path={pathTo(context.tenant.routes, 'courses')}
      search={search}
      title={headerText.collections}
      above={<CollectionLinks context={context} />}
    />
  );
}

/** The keyword of a search; '' without one. */
export const keywordOf = (search: QuerySource): string =>
  typeof search === 'object' && !(search instanceof URLSearchParams) && typeof search.q === 'string' ? search.q : '';

/** Whether nothing lives in the cards of a tenant; a card to enrol by has a button that does. */
const isStill = ({ capabilities }: Pick<TenantConfig, 'capabilities'>): boolean => capabilities.cardKind !== 'enrol';

/** /search-course: what was found for the keyword `q` (R12). */
export function SearchScreen({ context, search }: ScreenProps): ReactElement {
  const template = templateDrawn();
  if (template && isStill(context.tenant)) return <SearchTemplate context={context} template={template} />;
  return (
    <ListingScreen
      context={context}
      source={{ kind: 'all' }}
      path={pathTo(context.tenant.routes, 'search')}
      search={search}
      title={seoText.search(keywordOf(search))}
      above={
        <>
          <SearchPeople context={context} keyword={keywordOf(search)} />
          <SearchHistory context={context} keyword={keywordOf(search)} />
        </>
      }
    />
  );
}
