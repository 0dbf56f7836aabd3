import { MAX_RATING } from '@suluh/domain/number';
import { pageOf } from '@suluh/domain/pagination';
import { reviewSortOf, type ReviewSort } from '@suluh/domain/review';
import type { SearchParams } from '../list-query/index.ts';

/** Whether so many stars can be given. */
export const isStars = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_RATING;

/** Which reviews are asked for. */
export interface ReviewQuery {
  page: number;
  sort: ReviewSort;
  /** Only this many stars. */
  rating: number | undefined;
}

/** The query of a page: `ulasan` is the page, `urutan` the order, `bintang` the stars. */
export const reviewQueryOf = ({ ulasan, urutan, bintang }: SearchParams): ReviewQuery => ({
  page: pageOf(ulasan),
  sort: reviewSortOf(urutan),
  rating: typeof bintang === 'string' && isStars(Number(bintang)) ? Number(bintang) : undefined,
});

/** The same as parameters of an address; what is usual is left out. */
export const reviewParams = ({ page, sort, rating }: ReviewQuery) => ({
  ulasan: page > 1 ? page : null,
  urutan: sort === 'asc' ? 'asc' : null,
  bintang: rating ?? null,
});

/** In an address: the review that was to be reported without a reason. */
export const reportAsking = (id: string) => ({ lapor: id });

/** The review whose report has no reason yet; null without one. */
export const reportAskedIn = ({ lapor }: SearchParams): string | null => (typeof lapor === 'string' ? lapor : null);
