import type { NewsDetail, NewsItem } from '@suluh/api/types';
import { pathTo, type PageName, type Routes } from '@suluh/domain/address';
import { newsSection, type NewsType } from '@suluh/domain/news';
import { date, dateRange, dateTime, timeRange } from '@suluh/i18n-id/format';
import { homeText } from '@suluh/i18n-id/home';
import { newsText } from '@suluh/i18n-id/news';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { thumbnailOf, type Thumbnail } from '@suluh/ui/cloth/thumbnail.ts';
import type { NewsView } from '@suluh/ui/home/NewsCards';
import { pictureAddress } from '../parts/pictures/index.ts';

/** The cloth of a news item, the same in the list, on the home and on its page. */
export const newsCloth = ({ slug, contributor }: Pick<NewsItem, 'slug' | 'contributor'>): Thumbnail =>
  thumbnailOf(slug, [{ id: slug, name: contributor }]);

/** Date and contributor of an item; of an event when and where it is. */
export const newsMeta = (item: Pick<NewsItem, 'date' | 'contributor' | 'startAt' | 'place'>): string =>
  item.startAt === null
    ? homeText.newsMeta(date(item.date), item.contributor)
    : newsText.facts(dateTime(item.startAt), item.place);

/** The same on its page: who wrote it before that; of an event its hours, as far as they are known. */
export function newsFacts(
  item: Pick<NewsDetail, 'author' | 'date' | 'contributor' | 'startAt' | 'endAt' | 'place'>,
): string {
  const { author, startAt, endAt, place, contributor } = item;
  if (startAt === null) return newsText.facts(author && newsText.by(author), newsMeta(item));
  if (endAt === null) return newsMeta(item);
  const isOneDay = date(startAt) === date(endAt);
  return newsText.facts(
    isOneDay ? date(startAt) : dateRange(startAt, endAt),
    isOneDay ? timeRange(startAt, endAt) : '',
    place,
    place.startsWith(contributor) ? '' : contributor, // who holds it where they are is said once
  );
}

type Section = ReturnType<typeof newsSection>;

const PAGE_OF = { news: 'news', event: 'blogEvent' } as const satisfies Record<Section, PageName>;

/** Where an item is read: news apart from articles, videos and events (docs/product/addresses.md#main-site). */
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
