/** Kinds of blog items (docs/product/news.md#fields). */
export const NEWS_TYPES = ['news', 'artikel', 'video', 'acara'] as const;
export type NewsType = (typeof NEWS_TYPES)[number];

/**
 * Under which address an item lies: news under /blog/news, articles, videos and events under /blog/event
 * (docs/product/addresses.md#main-site).
 */
export function newsSection(type: NewsType): 'news' | 'event' {
  return type === 'news' ? 'news' : 'event';
}
