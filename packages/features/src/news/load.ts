import type { NewsItem } from '@suluh/api/types';
import type { newsSection, NewsType } from '@suluh/domain/news';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { askItems } from './askItems.ts';

type Section = ReturnType<typeof newsSection>;

/** An item of a section with its text. */
export const loadItem = async (context: AppContext, section: Section, slug: string) => {
  const api = catalogueApi(context);
  const asked = { params: { path: { slug } } };
  return outcomeOf(
    await (section === 'news' ? api.GET('/api/blog/news/{slug}', asked) : api.GET('/api/blog/event/{slug}', asked)),
  );
};

/** Other items of a section, to be read after one; none when they do not come. */
export async function loadOthers(context: AppContext, section: Section, except: string): Promise<NewsItem[]> {
  const api = catalogueApi(context);
  const asked = { params: { query: { except } } };
  const { data } = await (section === 'news'
    ? api.GET('/api/blog/news/random', asked)
    : api.GET('/api/blog/event/random', asked));
  return data?.data ?? [];
}

/** A page of items of a kind, newest first. */
export const loadItems = async (context: AppContext, type: NewsType, page: number) =>
  outcomeOf(await askItems(catalogueApi(context), type, page));
