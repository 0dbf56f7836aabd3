import type { NewsType } from '@suluh/domain/news';
import * as label from './label.ts';

/** Kinds of blog items (docs/product/news.md#fields). */
export const newsTypeText = Object.freeze({
  news: 'Berita',
  artikel: 'Artikel',
  video: 'Video',
  acara: 'Acara',
} as const) satisfies Record<NewsType, string>;

/** Blog pages (routes /blog). */
export const newsText = Object.freeze({
  title: label.newsAndArticles,
  by: (contributor: string) => `Oleh ${contributor}`,
  other: 'Baca juga',
  kinds: 'Jenis',
  next: (title: string) => `Selanjutnya: ${title}`,
  shared: ({ title, product }: { title: string; product: string }) => `${title}, dibaca di ${product}`,
  /** When and where an event is: its day, its hours, its place. */
  eventFacts: (...facts: readonly string[]) => facts.filter((fact) => fact !== '').join(' · '),
  playVideo: (title: string) => `Putar video ${title}`,
  emptyTitle: 'Belum ada berita',
  emptyBody: 'Berita terbaru akan muncul di sini',
} as const);
