import type { RatingSummary, Review } from '@suluh/api/types';
import { apiPath, type Routes } from '@suluh/domain/address';
import { REVIEW_SORTS } from '@suluh/domain/review';
import { reviewSortText, reviewText } from '@suluh/i18n-id/review';
import { ChipLink } from '@suluh/ui/badges/Chip';
import { Note } from '@suluh/ui/feedback/Note';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import type { ReactElement } from 'react';
import { ratingView } from '../courses/index.ts';
import type { ReviewQuery } from './query.ts';
import { ReviewDeeds } from './ReviewDeeds.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { barsView, reviewView } from './views.ts';

interface ReviewsProps {
  summary: RatingSummary | null;
  reviews: readonly Review[];
  query: ReviewQuery;
  totalPages: number;
  /** Address of the page with another query. */
  hrefOf: (query: ReviewQuery) => string;
  routes: Routes;
  now: Date;
}

const STARS = [5, 4, 3, 2, 1] as const;

/** Which stars, and in which order. */
function Filters({ query, hrefOf }: Pick<ReviewsProps, 'query' | 'hrefOf'>): ReactElement {
  return (
    <nav className="reviews-filters" aria-label={reviewText.filter}>
      {[undefined, ...STARS].map((rating) => (
        <ChipLink key={rating ?? 0} href={hrefOf({ ...query, rating, page: 1 })} selected={query.rating === rating}>
          {rating ? reviewText.stars(rating) : reviewText.allRatings}
        </ChipLink>
      ))}
      {REVIEW_SORTS.map((sort) => (
        <ChipLink key={sort} href={hrefOf({ ...query, sort, page: 1 })} selected={query.sort === sort}>
          {reviewSortText[sort]}
        </ChipLink>
      ))}
    </nav>
  );
}

/** What learners say of a course, or 'Course ini belum memiliki ulasan' (docs/product/errors.md). */
export function Reviews({ summary, reviews, query, totalPages, hrefOf, routes, now }: ReviewsProps): ReactElement {
  const rating = summary && ratingView(summary);
  if (!summary || !rating) return <Note>{reviewText.none}</Note>;
  return (
    <>
      <ReviewSummary rating={rating} bars={barsView(summary)} />
      <Filters query={query} hrefOf={hrefOf} />
      {reviews.length === 0 && <Note>{reviewText.noneSuch}</Note>}
      <div className="reviews-list">
        {reviews.map((each) => {
          const review = reviewView(each, now);
          return (
            <ReviewItem
              key={review.id}
              review={review}
              deeds={
                review.comment !== '' && (
                  <ReviewDeeds
                    id={review.id}
                    likes={review.likes}
                    isLiked={review.isLiked}
                    api={apiPath(routes, '/api')}
                    path={hrefOf(query).split('#', 1)[0]!}
                  />
                )
              }
            />
          );
        })}
      </div>
      <Pagination
        page={query.page}
        totalPages={totalPages}
        hrefOf={(page) => hrefOf({ ...query, page })}
        label={reviewText.pages}
      />
    </>
  );
}
