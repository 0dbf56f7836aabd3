'use client';
import { pathTo } from '@suluh/domain/address';
import { searchText } from '@suluh/i18n-id/search';
import { SearchBox } from '@suluh/ui/furniture/SearchBox';
import { usePathname, useSearchParams } from 'next/navigation';
import type { ReactElement } from 'react';
import { useTenant } from '../parts/tenant/index.ts';

interface HeaderSearchProps {
  withButton: boolean;
}

const labels = { search: searchText.submit, placeholder: searchText.placeholder };
const load = () => import('./HeaderSuggestions.tsx').then((module) => module.HeaderSuggestions);

/** The header's search; its suggestions come with the first touch. */
export function HeaderSearch({ withButton }: HeaderSearchProps): ReactElement {
  const { routes } = useTenant();
  const action = pathTo(routes, 'search');
  const q = useSearchParams().get('q');
  const keyword = (usePathname() === action && q) || ''; // other pages have a q of their own
  return (
    <SearchBox
      key={keyword}
      action={action}
      defaultValue={keyword}
      labels={labels}
      withButton={withButton}
      load={load}
    />
  );
}
