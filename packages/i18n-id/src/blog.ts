import { label } from './label.ts';

/** News, articles and videos (spec 3, News item). */
export const blogText = Object.freeze({
  title: label.newsAndArticles,
  news: 'Berita',
  artikel: 'Artikel',
  video: 'Video',
  by: (contributor: string) => `Oleh ${contributor}`,
  other: 'Baca juga',
  playVideo: (title: string) => `Putar video ${title}`,
  emptyTitle: 'Belum ada berita',
} as const);
