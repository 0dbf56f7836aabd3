import { pathTo } from '@suluh/domain/address';
import { blogText, blogTypeText } from '@suluh/i18n-id/blog';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { NewsCard } from '@suluh/ui/home/NewsCards';
import { ListingPage } from '@suluh/ui/listing/ListingPage';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import { ContentSheet } from '@suluh/ui/sheets/ContentSheet';
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
      <ContentSheet />
      <ListingPage
        breadcrumb={<Breadcrumb homeHref={pathTo(routes, 'home')} current={blogText.title} />}
        title={blogText.title}
        footer={news.length > 0 && <Pagination page={page} totalPages={meta.totalPage} hrefOf={hrefOf} />}
      >
        {news.length > 0 ? (
          <>
            <h2 className="sr">{blogTypeText.news}</h2>
            <div className="cards-news">
              {news.map((item) => (
                <NewsCard key={item.slug} news={newsView(item, tenant)} />
              ))}
            </div>
          </>
        ) : (
          <EmptyState title={blogText.emptyTitle} body={blogText.emptyBody} />
        )}
      </ListingPage>
    </>
  );
}
