'use client';
import { pathTo } from '@suluh/domain/address';
import { searchText } from '@suluh/i18n-id/search';
import { readSummary } from '@suluh/session/browser';
import type { SuggestionsProps } from '@suluh/ui/furniture/SearchBox';
import { SearchSuggestions, type SuggestionView } from '@suluh/ui/furniture/SearchSuggestions';
import { useRouter } from 'next/navigation';
import { useCallback, type ReactElement } from 'react';
import { browserApi } from '../parts/api-client/index.ts';
import { priceView } from '../parts/courses/priceView.ts';
import { pictureAddress } from '../parts/pictures/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

/** Of one's own earlier words so many stand before the popular ones. */
const MOST_EARLIER = 5;

/**
 * Completions, courses with picture and price, and providers for what is typed into the header's search; before that what
 * one looked for last, and what many look for.
 */
export function HeaderSuggestions({ form }: SuggestionsProps): ReactElement {
  const { id: tenantId, routes, capabilities, pictureOrigins } = useTenant();
  const router = useRouter();
  const suggest = useCallback(
    async (word: string, signal: AbortSignal): Promise<SuggestionView[]> => {
      const api = browserApi(routes);
      const isFirst = word === '' && readSummary(tenantId) !== null;
      const [{ data, error }, earlier] = await Promise.all([
        api.GET('/api/course/suggest', { params: { query: { q: word } }, signal }),
        isFirst ? api.GET('/api/search-history', { signal }) : null,
      ]);
      if (error) return [];
      const { keywords, courses, partners, teachers } = data.data;
      const own = (earlier?.data?.data ?? []).slice(0, MOST_EARLIER).map(({ keyword }) => keyword);
      const view = (id: string, label: string, href: string, icon: SuggestionView['icon']) => ({
        id,
        label,
        href,
        icon,
      });
      const keyword = (text: string, icon: SuggestionView['icon']) =>
        view(`k-${text}`, text, pathTo(routes, 'search', { q: text }), icon);
      return [
        ...own.map((text) => keyword(text, 'back-10')),
        ...keywords.filter((text) => !own.includes(text)).map((text) => keyword(text, 'search')),
        ...courses.map(({ id, slug, fullname, thumbnail, ...price }) => ({
          ...view(`c-${id}`, fullname, pathTo(routes, 'course', { slug }), 'graduation'),
          imageUrl: pictureAddress(thumbnail, { pictureOrigins }),
          ...(capabilities.cardKind === 'shop' ? { priceText: priceView(price).finalText } : {}),
        })),
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
    [tenantId, routes, capabilities.hasPartnerPages, capabilities.cardKind, pictureOrigins],
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
