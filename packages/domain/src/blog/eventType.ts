/** Kinds of blog items (spec 3, News item). */
export const BLOG_TYPES = ['news', 'artikel', 'video'] as const;
export type BlogType = (typeof BLOG_TYPES)[number];

/**
 * Under which address an item lies: news under /blog/news, article and video under /blog/event (spec 2,
 * Routes).
 */
export function blogSection(type: BlogType): 'news' | 'event' {
  return type === 'news' ? 'news' : 'event';
}
