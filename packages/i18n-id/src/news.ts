import type { NewsType } from '@suluh/domain/news';
import * as label from './label.ts';

/** Kinds of blog items (docs/product/news.md#fields). */
export const newsTypeText = {
  news: 'Berita',
  artikel: 'Artikel',
  video: 'Video',
  acara: 'Acara',
} as const satisfies Record<NewsType, string>;

/** Blog pages (routes /blog). */
export const newsText = {
  title: label.newsAndArticles,
  by: (author: string) => `Oleh ${author}`,
  other: 'Baca juga',
  kinds: 'Jenis',
  next: (title: string) => `Selanjutnya: ${title}`,
  shared: ({ title, product }: { title: string; product: string }) => `${title}, dibaca di ${product}`,
  /** In one line what is known: who wrote it and when; of an event its day, its hours, its place. */
  facts: (...facts: readonly string[]) => facts.filter((fact) => fact !== '').join(' · '),
  playVideo: (title: string) => `Putar video ${title}`,
  emptyTitle: 'Belum ada berita',
  emptyBody: 'Berita terbaru akan muncul di sini',
} as const;
