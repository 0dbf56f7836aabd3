'use client';
import type { Suggestion } from '@suluh/api/types';
import { searchText } from '@suluh/i18n-id/search';
import { SearchBox, type SuggestionView } from '@suluh/ui/furniture/SearchBox';
import { useRouter, useSearchParams } from 'next/navigation';
import { useCallback, type ReactElement } from 'react';
import { useTenantFacts } from '../parts/tenant-facts/index.ts';

interface HeaderSearchProps {
  /** Beginning of a course's and of a provider's address; slug and code are appended. */
  coursePrefix: string;
  /** Null where providers have no pages; they are not suggested then. */
  partnerPrefix: string | null;
  withButton: boolean;
}

const labels = { search: searchText.submit, placeholder: searchText.placeholder, suggestions: searchText.keywords };

/** The header's search with suggestions: completions, courses, providers. */
export function HeaderSearch({ coursePrefix, partnerPrefix, withButton }: HeaderSearchProps): ReactElement {
  const { apiPath, searchPath } = useTenantFacts();
  const router = useRouter();
  const keyword = useSearchParams().get('q') ?? '';
  const suggest = useCallback(
    async (word: string, signal: AbortSignal): Promise<SuggestionView[]> => {
      const response = await fetch(`${apiPath}/course/suggest?q=${encodeURIComponent(word)}`, { signal });
      if (!response.ok) return [];
      const { keywords, courses, partners } = ((await response.json()) as { data: Suggestion }).data;
      return [
        ...keywords.map(
          (text) =>
            ({
              id: `k-${text}`,
              label: text,
              href: `${searchPath}?q=${encodeURIComponent(text)}`,
              icon: 'search',
            }) as const,
        ),
        ...courses.map(
          ({ id, slug, fullname }) =>
            ({
              id: `c-${id}`,
              label: fullname,
              href: `${coursePrefix}${encodeURIComponent(slug)}`,
              icon: 'graduation',
            }) as const,
        ),
        ...(partnerPrefix === null ? [] : partners).map(
          ({ code, name }) =>
            ({
              id: `p-${code}`,
              label: name,
              href: `${partnerPrefix}${encodeURIComponent(code)}`,
              icon: 'bank',
            }) as const,
        ),
      ];
    },
    [apiPath, searchPath, coursePrefix, partnerPrefix],
  );
  return (
    <SearchBox
      key={keyword}
      action={searchPath}
      defaultValue={keyword}
      labels={labels}
      withButton={withButton}
      suggest={suggest}
      onNavigate={(href) => router.push(href)}
    />
  );
}
