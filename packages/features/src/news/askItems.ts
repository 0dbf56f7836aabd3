import type { ApiClient, ApiResult } from '@suluh/api/client';
import type { NewsItem } from '@suluh/api/types';
import type { NewsType } from '@suluh/domain/news';

interface Items {
  data: NewsItem[];
  meta: { page: number; totalPage: number; totalData: number };
}

/** Asks for a page of items of a kind, newest first, by whichever client. */
export const askItems = (api: ApiClient, type: NewsType, page: number): Promise<ApiResult<Items>> =>
  type === 'news'
    ? api.GET('/api/blog/news', { params: { query: { page } } })
    : api.GET('/api/blog/event', { params: { query: { page, type } } });
