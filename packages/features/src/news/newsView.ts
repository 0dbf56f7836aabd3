import type { NewsItem } from '@suluh/api/types';
import { pathTo, type PageName, type Routes } from '@suluh/domain/address';
import { newsSection, type NewsType } from '@suluh/domain/news';
import { date } from '@suluh/i18n-id/format';
import { homeText } from '@suluh/i18n-id/home';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { thumbnailOf, type Thumbnail } from '@suluh/ui/cloth/thumbnail.ts';
import type { NewsView } from '@suluh/ui/home/NewsCards';
import { pictureAddress } from '../parts/pictures/index.ts';

/** The cloth of a news item, the same in the list, on the home and on its page. */
export const newsCloth = ({ slug, contributor }: Pick<NewsItem, 'slug' | 'contributor'>): Thumbnail =>
  thumbnailOf(slug, [{ id: slug, name: contributor }]);

/** Date and contributor of a news item. */
export const newsMeta = (item: Pick<NewsItem, 'date' | 'contributor'>): string =>
  homeText.newsMeta(date(item.date), item.contributor);

type Section = ReturnType<typeof newsSection>;

const PAGE_OF = { news: 'news', event: 'blogEvent' } as const satisfies Record<Section, PageName>;

/** Where an item is read: news apart from articles and videos (docs/product/addresses.md#main-site). */
export const newsPath = (routes: Routes, { slug, eventType }: { slug: string; eventType: NewsType }): string =>
  pathTo(routes, PAGE_OF[newsSection(eventType)], { slug });

/** A news item as its card shows it (docs/product/news.md#fields). */
export const newsView = (item: NewsItem, tenant: Pick<TenantConfig, 'routes' | 'pictureOrigins'>): NewsView => ({
  href: newsPath(tenant.routes, item),
  title: item.title,
  summary: item.summary,
  meta: newsMeta(item),
  cloth: newsCloth(item),
  imageUrl: pictureAddress(item.image, tenant),
});
