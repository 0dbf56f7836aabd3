'use client';
import { pathTo } from '@suluh/domain/address';
import { searchText } from '@suluh/i18n-id/search';
import { SearchBox, type SuggestionView } from '@suluh/ui/furniture/SearchBox';
import { useRouter, useSearchParams } from 'next/navigation';
import { useCallback, type ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
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
      const asked = { params: { query: { q: word } }, signal };
      const { data, error } = await browserApi(routes).GET('/api/course/suggest', asked);
      if (error) return [];
      const { keywords, courses, partners } = data.data;
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
