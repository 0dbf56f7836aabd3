import { pathTo } from '@suluh/domain/address';
import type { NewsDetail } from '@suluh/api/types';
import { newsSection, newsVideo, type NewsType } from '@suluh/domain/news';
import { newsText, newsTypeText } from '@suluh/i18n-id/news';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ArticlePage } from '@suluh/ui/content/ArticlePage';
import { Paragraphs } from '@suluh/ui/content/Paragraphs';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { NewsCard } from '@suluh/ui/home/NewsCards';
import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { CollectionDates } from '../parts/collection-dates/index.ts';
import { RelatedCourses } from '../parts/related-courses/index.ts';
import { isPageSaving } from '../parts/data-saver/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { pictureAddress, sharedPictures, STORAGE_PATH } from '../parts/pictures/index.ts';
import { ShareHere } from '../parts/share/index.ts';
import { breadcrumbData, JsonLd, newsData } from '../parts/structured-data/index.ts';
import { loadItem, loadOthers } from './load.ts';
import { newsCloth, newsFacts, newsPath, newsView } from './newsView.ts';
import { VideoPlay } from './VideoPlay.tsx';

/** The video of an item, played on its page: by the browser's own player where it is ours (docs/product/news.md#videos). */
function ItemVideo({ item, tenant }: { item: NewsDetail; tenant: TenantConfig }): ReactElement | null {
  const video = newsVideo(item.file);
  if (video === null) return null;
  if (video.kind === 'elsewhere') return <VideoPlay id={video.id} title={item.title} />;
  const [poster] = sharedPictures(item.image);
  return (
    <video
      controls
      preload="none"
      playsInline
      src={`${STORAGE_PATH}/${video.path}`}
      {...(poster ? { poster: new URL(poster.url, tenant.origin).href } : {})}
      aria-label={item.title}
      style={{ width: '100%', aspectRatio: '16 / 9' }}
    />
  );
}

interface ItemScreenProps {
  context: AppContext;
  slug: string;
  section: ReturnType<typeof newsSection>;
}

/** An item of the blog with what to read next. An unknown one is not found, nor one of the other section. */
async function ItemScreen({ context, slug, section }: ItemScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const [outcome, others, isSaving] = await Promise.all([
    loadItem(context, section, slug),
    loadOthers(context, section, slug),
    isPageSaving(),
  ]);
  const sample: NewsType = section === 'news' ? 'news' : 'artikel';
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed')
    return <LoadFailure failure={outcome.failure} retryHref={newsPath(routes, { slug, eventType: sample })} />;
  const item = outcome.data.data;
  const kind = item.eventType === 'news' ? {} : { jenis: item.eventType };
  const way = {
    homeHref: pathTo(routes, 'home'),
    parents: [
      {
        href: pathTo(routes, 'newsList', kind),
        label: item.eventType === 'news' ? newsText.title : newsTypeText[item.eventType],
      },
    ],
    current: item.title,
  };
  const url = `${tenant.origin}${newsPath(routes, { slug: item.slug, eventType: item.eventType })}`;
  const images = sharedPictures(item.image).map(({ url }) => new URL(url, tenant.origin).href);
  return (
    <>
      <ContentStylesheet />
      <JsonLd data={[newsData(item, { url, images }), breadcrumbData(tenant.origin, way)]} />
      <ArticlePage
        cloth={{ ...newsCloth(item), layout: 'latar', scale: 1.29 }}
        imageUrl={isSaving ? null : pictureAddress(item.image, tenant)}
        breadcrumb={<Breadcrumb {...way} />}
        title={item.title}
        facts={<p className="type-muted">{newsFacts(item)}</p>}
      >
        {item.summary && <p className="type-lead">{item.summary}</p>}
        {item.eventType === 'video' && <ItemVideo item={item} tenant={tenant} />}
        <Paragraphs text={item.body} />
        {item.next && (
          <p>
            <a className="type-link" href={newsPath(routes, { slug: item.next.slug, eventType: sample })}>
              {newsText.next(item.next.title)}
            </a>
          </p>
        )}
        <p>
          <ShareHere text={newsText.shared({ title: item.title, product: tenant.productName })} />
        </p>
      </ArticlePage>
      {item.eventType === 'acara' && <CollectionDates context={context} />}
      <RelatedCourses context={context} words={item.tags.join(' ') || item.title} />
      {others.length > 0 && (
        <section className="layout-page section" aria-labelledby="baca-juga">
          <h2 className="type-h2 content-others" id="baca-juga">
            {newsText.other}
          </h2>
          <div className="content-news">
            {others.map((other) => (
              <NewsCard
                key={other.slug}
                news={newsView(other, tenant)}
                videoText={other.eventType === 'video' ? newsTypeText.video : undefined}
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

type ScreenProps = Omit<ItemScreenProps, 'section'>;

/** /blog/news/{slug}: a news item. */
export const NewsScreen = (props: ScreenProps): Promise<ReactElement> => ItemScreen({ ...props, section: 'news' });

/** /blog/event/{slug}: an article, a video or an event. */
export const BlogEventScreen = (props: ScreenProps): Promise<ReactElement> =>
  ItemScreen({ ...props, section: 'event' });
