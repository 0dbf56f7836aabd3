import { newsText } from '@suluh/i18n-id/news';
import { definePage, type PageWords, type ScreenProps } from '../parts/page/index.ts';
import { sharedPictures } from '../parts/pictures/index.ts';
import { loadNews } from './load.ts';
import { NewsListScreen } from './NewsListScreen.tsx';
import { NewsScreen } from './NewsScreen.tsx';

async function wordsOf({ context, slug }: ScreenProps<'news'>): Promise<PageWords | null> {
  const outcome = await loadNews(context, slug);
  if (outcome.kind !== 'found') return null;
  const { title, summary: description, image, slug: canonicalSlug } = outcome.data.data;
  return {
    title,
    description,
    canonical: { slug: canonicalSlug },
    openGraph: { title, description, type: 'article', images: sharedPictures(image) },
  };
}

/** News and articles, newest first. */
export const newsListPage = definePage('newsList', { words: newsText.title, Screen: NewsListScreen });

/** One news item. */
export const newsPage = definePage('news', { words: wordsOf, Screen: NewsScreen });
