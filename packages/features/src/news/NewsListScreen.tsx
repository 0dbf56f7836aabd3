import { pathTo } from '@suluh/domain/address';
import { newsText, newsTypeText } from '@suluh/i18n-id/news';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { NewsCard } from '@suluh/ui/home/NewsCards';
import { ListingPage } from '@suluh/ui/listing/ListingPage';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import type { ReactElement } from 'react';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { listHref, pageIn, type SearchParams } from '../parts/list-query/index.ts';
import { newsView } from './load.ts';

/** /blog/news: the news, newest first (docs/product/addresses.md#main-site). */
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
  const hrefOf = (to: number) => listHref(pathTo(routes, 'newsList'), {}, to);
  const outcome = outcomeOf(await catalogueApi(context).GET('/api/blog/news', { params: { query: { page } } }));
  if (outcome.kind !== 'found') return <LoadFailure failure={outcome.failure} retryHref={hrefOf(page)} />;
  const { data: news, meta } = outcome.data;
  return (
    <>
      <ContentStylesheet />
      <ListingPage
        breadcrumb={<Breadcrumb homeHref={pathTo(routes, 'home')} current={newsText.title} />}
        title={newsText.title}
        footer={news.length > 0 && <Pagination page={page} totalPages={meta.totalPage} hrefOf={hrefOf} />}
      >
        {news.length > 0 ? (
          <>
            <h2 className="layout-hidden">{newsTypeText.news}</h2>
            <div className="content-news">
              {news.map((item) => (
                <NewsCard key={item.slug} news={newsView(item, tenant)} />
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
