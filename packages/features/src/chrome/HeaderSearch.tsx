'use client';
import { apiPath, pathTo } from '@suluh/domain/address';
import type { Suggestion } from '@suluh/api/types';
import { searchText } from '@suluh/i18n-id/search';
import { SearchBox, type SuggestionView } from '@suluh/ui/furniture/SearchBox';
import { useRouter, useSearchParams } from 'next/navigation';
import { useCallback, type ReactElement } from 'react';
import { useTenant } from '../parts/tenant/index.ts';

interface HeaderSearchProps {
  withButton: boolean;
}

const labels = { search: searchText.submit, placeholder: searchText.placeholder, suggestions: searchText.keywords };

/** The header's search with suggestions: completions, courses, providers. */
export function HeaderSearch({ withButton }: HeaderSearchProps): ReactElement {
  const { routes, capabilities } = useTenant();
  const router = useRouter();
  const keyword = useSearchParams().get('q') ?? '';
  const suggest = useCallback(
    async (word: string, signal: AbortSignal): Promise<SuggestionView[]> => {
      const response = await fetch(apiPath(routes, `/api/course/suggest?q=${encodeURIComponent(word)}`), { signal });
      if (!response.ok) return [];
      const { keywords, courses, partners } = ((await response.json()) as { data: Suggestion }).data;
      return [
        ...keywords.map(
          (text) =>
            ({
              id: `k-${text}`,
              label: text,
              href: pathTo(routes, 'search', { q: text }),
              icon: 'search',
            }) as const,
        ),
        ...courses.map(
          ({ id, slug, fullname }) =>
            ({
              id: `c-${id}`,
              label: fullname,
              href: pathTo(routes, 'course', { slug }),
              icon: 'graduation',
            }) as const,
        ),
        ...(capabilities.hasPartnerPages ? partners : []).map(
          ({ code, name }) =>
            ({
              id: `p-${code}`,
              label: name,
              href: pathTo(routes, 'partner', { code }),
              icon: 'bank',
            }) as const,
        ),
      ];
    },
    [routes, capabilities.hasPartnerPages],
  );
  return (
    <SearchBox
      key={keyword}
      action={pathTo(routes, 'search')}
      defaultValue={keyword}
      labels={labels}
      withButton={withButton}
      suggest={suggest}
      onNavigate={(href) => router.push(href)}
    />
  );
}
