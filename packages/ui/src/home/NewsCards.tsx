import type { ReactElement } from 'react';
import { CourseThumbnail } from '../cloth/CourseThumbnail.tsx';
import type { Thumbnail } from '../cloth/thumbnail.ts';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

export interface NewsView {
  href: string;
  title: string;
  summary: string | null;
  /** 'D MMMM YYYY · contributor'. */
  meta: string;
  cloth: Thumbnail;
  imageUrl: string | null;
}

interface NewsCardProps {
  news: NewsView;
  /** 'Video' for an item to watch: the picture carries a play mark with this word. */
  videoText?: string | undefined;
  /** Large card with summary. */
  big?: boolean;
  linkComponent?: LinkComponent | undefined;
}

/** One news item, article or video. */
export function NewsCard({ news, videoText, big = false, linkComponent }: NewsCardProps): ReactElement {
  return (
    <article className={big ? 'news news-big' : 'news'}>
      <CourseThumbnail cloth={news.cloth} imageUrl={news.imageUrl} />
      {videoText && (
        <span className="news-play">
          <Icon name="play" />
          {videoText}
        </span>
      )}
      <div className="news-b">
        <div className="caption muted">{news.meta}</div>
        <h3 className={big ? 'h3' : 'card-t'}>
          <Anchor as={linkComponent} href={news.href}>
            {news.title}
          </Anchor>
        </h3>
        {big && news.summary && <p className="muted">{news.summary}</p>}
      </div>
    </article>
  );
}

interface NewsGridProps {
  /** The first is large, up to three stand beside it. */
  news: readonly NewsView[];
  linkComponent?: LinkComponent;
}

/** News on the home: one large card and a column of three. */
export function NewsGrid({ news, linkComponent }: NewsGridProps): ReactElement | null {
  const [first, ...rest] = news;
  if (!first) return null;
  return (
    <div className="newsgrid">
      <NewsCard news={first} big linkComponent={linkComponent} />
      <div className="news-list">
        {rest.slice(0, 3).map((item) => (
          <NewsCard key={item.href} news={item} linkComponent={linkComponent} />
        ))}
      </div>
    </div>
  );
}
