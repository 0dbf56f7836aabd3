import type { newsSection } from '@suluh/domain/news';
import { newsText } from '@suluh/i18n-id/news';
import type { AppContext } from '../parts/context/index.ts';
import { definePage, unsaid, type Said } from '../parts/page/index.ts';
import { sharedPictures } from '../parts/pictures/index.ts';
import { loadItem } from './load.ts';
import { NewsListScreen } from './NewsListScreen.tsx';
import { BlogEventScreen, NewsScreen } from './NewsScreen.tsx';

const wordsOf =
  (section: ReturnType<typeof newsSection>) =>
  async ({ context, slug }: { context: AppContext; slug: string }): Promise<Said> => {
    const outcome = await loadItem(context, section, slug);
    if (outcome.kind !== 'found') return unsaid(outcome);
    const { title, summary: description, image, slug: canonicalSlug } = outcome.data.data;
    return {
      title,
      description,
      canonical: { slug: canonicalSlug },
      isArticle: true,
      pictures: sharedPictures(image),
    };
  };

/** News, articles, videos and events. */
export const newsListPage = definePage('newsList', { words: newsText.title, Screen: NewsListScreen });

/** One news item. */
export const newsPage = definePage('news', { words: wordsOf('news'), Screen: NewsScreen });

/** One article, video or event. */
export const blogEventPage = definePage('blogEvent', { words: wordsOf('event'), Screen: BlogEventScreen });
