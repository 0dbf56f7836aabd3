/** Kinds of blog items (docs/product/news.md#fields). */
export const BLOG_TYPES = ['news', 'artikel', 'video'] as const;
export type BlogType = (typeof BLOG_TYPES)[number];

/**
 * Under which address an item lies: news under /blog/news, article and video under /blog/event
 * (docs/product/addresses.md#main-site).
 */
export function blogSection(type: BlogType): 'news' | 'event' {
  return type === 'news' ? 'news' : 'event';
}
