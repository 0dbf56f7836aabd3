import { pathTo } from '@suluh/domain/address';
import type { NewsItem } from '@suluh/api/types';
import { date } from '@suluh/i18n-id/format';
import { homeText } from '@suluh/i18n-id/home';
import { pictureAddress } from '../parts/pictures/index.ts';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { thumbnailOf, type Thumbnail } from '@suluh/ui/cloth/thumbnail.ts';
import type { NewsView } from '@suluh/ui/home/NewsCards';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';

/** The cloth of a news item, the same in the list, on the home and on its page. */
export const newsCloth = ({ slug, contributor }: Pick<NewsItem, 'slug' | 'contributor'>): Thumbnail =>
  thumbnailOf(slug, [{ id: slug, name: contributor }]);

/** Date and contributor of a news item. */
export const newsMeta = (item: Pick<NewsItem, 'date' | 'contributor'>): string =>
  homeText.newsMeta(date(item.date), item.contributor);

/** A news item as its card shows it (docs/product/news.md#fields). */
export const newsView = (item: NewsItem, tenant: Pick<TenantConfig, 'routes' | 'pictureOrigins'>): NewsView => ({
  href: pathTo(tenant.routes, 'news', { slug: item.slug }),
  title: item.title,
  summary: item.summary,
  meta: newsMeta(item),
  cloth: newsCloth(item),
  imageUrl: pictureAddress(item.image, tenant),
});

/** A news item with its text. */
export const loadNews = async (context: AppContext, slug: string) =>
  outcomeOf(await catalogueApi(context).GET('/api/blog/news/{slug}', { params: { path: { slug } } }));
