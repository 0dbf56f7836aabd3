import { pathTo } from '@suluh/domain/address';
import { newsText } from '@suluh/i18n-id/news';
import { pictureAddress } from '../parts/pictures/index.ts';
import { ArticlePage } from '@suluh/ui/content/ArticlePage';
import { Paragraphs } from '@suluh/ui/content/Paragraphs';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { isPageSaving } from '../parts/data-saver/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { loadNews, newsCloth, newsMeta } from './load.ts';

/** /blog/news/{slug}: a news item. An unknown one is not found. */
export async function NewsScreen({ context, slug }: { context: AppContext; slug: string }): Promise<ReactElement> {
  const { routes } = context.tenant;
  const [outcome, isSaving] = await Promise.all([loadNews(context, slug), isPageSaving()]);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed')
    return <LoadFailure failure={outcome.failure} retryHref={pathTo(routes, 'news', { slug })} />;
  const item = outcome.data.data;
  return (
    <>
      <ContentStylesheet />
      <ArticlePage
        cloth={{ ...newsCloth(item), layout: 'latar', scale: 1.29 }}
        imageUrl={isSaving ? null : pictureAddress(item.image, context.tenant)}
        breadcrumb={
          <Breadcrumb
            homeHref={pathTo(routes, 'home')}
            parents={[{ href: pathTo(routes, 'newsList'), label: newsText.title }]}
            current={item.title}
          />
        }
        title={item.title}
        facts={<p className="type-muted">{newsMeta(item)}</p>}
      >
        {item.summary && <p className="type-lead">{item.summary}</p>}
        <Paragraphs text={item.body} />
      </ArticlePage>
    </>
  );
}
