import type { QuerySource } from '@suluh/domain/listing';
import { headerText } from '@suluh/i18n-id/navigation';
import { seoText } from '@suluh/i18n-id/seo';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { ListingScreen } from './ListingScreen.tsx';

interface ScreenProps {
  context: AppContext;
  search: QuerySource;
}

/** /collection-course: every course of the tenant. */
export function AllCoursesScreen({ context, search }: ScreenProps): ReactElement {
  return (
    <ListingScreen
      context={context}
      source={{ kind: 'all' }}
      path={context.tenant.routes.courses()}
      search={search}
      title={headerText.collections}
    />
  );
}

/** /search-course: what was found for the keyword `q` (R12). */
export function SearchScreen({ context, search }: ScreenProps): ReactElement {
  const keyword =
    typeof search === 'object' && !(search instanceof URLSearchParams) && typeof search.q === 'string' ? search.q : '';
  return (
    <ListingScreen
      context={context}
      source={{ kind: 'all' }}
      path={context.tenant.routes.search()}
      search={search}
      title={seoText.search(keyword)}
    />
  );
}
