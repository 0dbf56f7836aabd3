'use client';
import { pathTo } from '@suluh/domain/address';
import { searchText } from '@suluh/i18n-id/search';
import type { SuggestionsProps } from '@suluh/ui/furniture/SearchBox';
import { SearchSuggestions, type SuggestionView } from '@suluh/ui/furniture/SearchSuggestions';
import { useRouter } from 'next/navigation';
import { useCallback, type ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

/** Completions, courses and providers for what is typed into the header's search. */
export function HeaderSuggestions({ form }: SuggestionsProps): ReactElement {
  const { routes, capabilities } = useTenant();
  const router = useRouter();
  const suggest = useCallback(
    async (word: string, signal: AbortSignal): Promise<SuggestionView[]> => {
      const asked = { params: { query: { q: word } }, signal };
      const { data, error } = await browserApi(routes).GET('/api/course/suggest', asked);
      if (error) return [];
      const { keywords, courses, partners, teachers } = data.data;
      const view = (id: string, label: string, href: string, icon: SuggestionView['icon']) => ({
        id,
        label,
        href,
        icon,
      });
      return [
        ...keywords.map((text) => view(`k-${text}`, text, pathTo(routes, 'search', { q: text }), 'search')),
        ...courses.map(({ id, slug, fullname }) =>
          view(`c-${id}`, fullname, pathTo(routes, 'course', { slug }), 'graduation'),
        ),
        ...(capabilities.hasPartnerPages ? partners : []).map(({ code, name }) =>
          view(`p-${code}`, name, pathTo(routes, 'partner', { code }), 'bank'),
        ),
        ...teachers.map(({ slug, fullname }) =>
          view(
            `t-${fullname}`,
            fullname,
            slug ? pathTo(routes, 'teacher', { slug }) : pathTo(routes, 'search', { q: fullname }),
            'user',
          ),
        ),
      ];
    },
    [routes, capabilities.hasPartnerPages],
  );
  return (
    <SearchSuggestions
      form={form}
      label={searchText.keywords}
      suggest={suggest}
      onNavigate={(href) => router.push(href)}
    />
  );
}
