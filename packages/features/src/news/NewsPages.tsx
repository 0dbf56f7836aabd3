'use client';
import type { NewsItem } from '@suluh/api/types';
import type { NewsType } from '@suluh/domain/news';
import { controlText } from '@suluh/i18n-id/control';
import { newsTypeText } from '@suluh/i18n-id/news';
import { Skeleton } from '@suluh/ui/feedback/Skeleton';
import { NewsCard } from '@suluh/ui/home/NewsCards';
import type { ReactElement } from 'react';
import { LaterPages } from '../parts/more-pages/LaterPages.tsx';
import { useTenant } from '../parts/tenant/index.ts';
import { askItems } from './askItems.ts';
import { newsView } from './newsView.ts';

export interface NewsPagesProps {
  type: NewsType;
  /** The page the document holds, from 1. */
  page: number;
  listKey: string;
}

/** Further pages of a kind of items, one below the other. */
export function NewsPages({ type, page, listKey }: NewsPagesProps): ReactElement {
  const tenant = useTenant();
  return (
    <LaterPages<NewsItem>
      listKey={listKey}
      page={page}
      load={(api, number) => askItems(api, type, number)}
      skeletons={<Skeleton width="60%" />}
      endText={controlText.allShown}
    >
      {(news) => (
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
      )}
    </LaterPages>
  );
}
