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
  /** The summary on a small card too, for lists. */
  withSummary?: boolean;
  linkComponent?: LinkComponent | undefined;
}

/** One news item, article or video. */
export function NewsCard({
  news,
  videoText,
  big = false,
  withSummary = big,
  linkComponent,
}: NewsCardProps): ReactElement {
  return (
    <article className={big ? 'newsCards-card newsCards-big' : 'newsCards-card'}>
      <CourseThumbnail cloth={news.cloth} imageUrl={news.imageUrl} className="newsCards-picture" />
      {videoText && (
        <span className="newsCards-play">
          <Icon name="play" />
          {videoText}
        </span>
      )}
      <div className="newsCards-body">
        <div className="type-caption type-muted">{news.meta}</div>
        <h3 className={big ? 'type-h3 newsCards-title' : 'courseCard-title newsCards-title'}>
          <Anchor as={linkComponent} href={news.href}>
            {news.title}
          </Anchor>
        </h3>
        {withSummary && news.summary && <p className="type-muted">{news.summary}</p>}
      </div>
    </article>
  );
}

interface NewsGridProps {
  /** The first is large, up to three stand beside it; of two both are. */
  news: readonly NewsView[];
  linkComponent?: LinkComponent;
}

/** News on the home: one large card and a column of three. */
export function NewsGrid({ news, linkComponent }: NewsGridProps): ReactElement | null {
  const [first, ...rest] = news;
  if (!first) return null;
  if (rest.length === 1)
    return (
      <div className="newsCards">
        {news.map((item) => (
          <NewsCard key={item.href} news={item} big linkComponent={linkComponent} />
        ))}
      </div>
    );
  return (
    <div className="newsCards">
      <NewsCard news={first} big linkComponent={linkComponent} />
      <div className="newsCards-list">
        {rest.slice(0, 3).map((item) => (
          <NewsCard key={item.href} news={item} linkComponent={linkComponent} />
        ))}
      </div>
    </div>
  );
}
