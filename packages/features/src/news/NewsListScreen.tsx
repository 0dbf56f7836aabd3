import { pathTo } from '@suluh/domain/address';
import { NEWS_TYPES, type NewsType } from '@suluh/domain/news';
import { newsText, newsTypeText } from '@suluh/i18n-id/news';
import { ChipLink } from '@suluh/ui/badges/Chip';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { NewsCard } from '@suluh/ui/home/NewsCards';
import { ListingPage } from '@suluh/ui/listing/ListingPage';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { listHref, pageIn, type SearchParams } from '../parts/list-query/index.ts';
import { redirectBeyondLast } from '../parts/list-query/lastPage.ts';
import { ListData, Way } from '../parts/structured-data/index.ts';
import { loadItems } from './load.ts';
import { MoreNews } from './MoreNews.tsx';
import { newsPath, newsView } from './newsView.ts';

/** The kind that an address asks for; news without one. */
const typeIn = (value: SearchParams[string]): NewsType => NEWS_TYPES.find((type) => type === value) ?? 'news';

/**
 * /blog/news: news, articles, videos or events, newest first (docs/product/addresses.md#main-site). Beyond the last page
 * that one is shown.
 */
export async function NewsListScreen({
  context,
  search,
}: {
  context: AppContext;
  search: SearchParams;
}): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const page = pageIn(search);
  const type = typeIn(search.jenis);
  const pathOf = (of: NewsType) => pathTo(routes, 'newsList', of === 'news' ? {} : { jenis: of });
  const hrefOf = (to: number) => listHref(pathTo(routes, 'newsList'), type === 'news' ? {} : { jenis: type }, to);
  const outcome = await loadItems(context, type, page);
  if (outcome.kind !== 'found') return <LoadFailure failure={outcome.failure} retryHref={hrefOf(page)} />;
  const { data: news, meta } = outcome.data;
  redirectBeyondLast({ page, totalPage: meta.totalPage }, hrefOf);
  return (
    <>
      <ContentStylesheet />
      <ListData urls={news.map((item) => `${tenant.origin}${newsPath(routes, item)}`)} />
      <ListingPage
        breadcrumb={<Way tenant={tenant} current={newsText.title} />}
        title={newsText.title}
        more={page < meta.totalPage && <MoreNews type={type} page={page} listKey={hrefOf(page)} />}
        footer={news.length > 0 && <Pagination page={page} totalPages={meta.totalPage} hrefOf={hrefOf} />}
      >
        <nav className="layout-row layout-wrapping" aria-label={newsText.kinds}>
          {NEWS_TYPES.map((each) => (
            <ChipLink key={each} href={pathOf(each)} selected={each === type}>
              {newsTypeText[each]}
            </ChipLink>
          ))}
        </nav>
        {news.length > 0 ? (
          <>
            <h2 className="layout-hidden">{newsTypeText[type]}</h2>
            <div className="content-news">
              {news.map((item) => (
                <NewsCard
                  key={item.slug}
                  news={newsView(item, tenant)}
                  withSummary
                  videoText={type === 'video' ? newsTypeText.video : undefined}
                />
              ))}
            </div>
          </>
        ) : (
          <EmptyState title={newsText.emptyTitle} body={newsText.emptyBody} />
        )}
      </ListingPage>
    </>
  );
}
