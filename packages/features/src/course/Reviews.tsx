import type { RatingSummary, Review } from '@suluh/api/types';
import { reviewText } from '@suluh/i18n-id/review';
import { ReviewItem } from '@suluh/ui/course/ReviewItem';
import { ReviewSummary } from '@suluh/ui/course/ReviewSummary';
import { Note } from '@suluh/ui/feedback/Note';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import type { ReactElement } from 'react';
import { ratingView } from '../parts/courses/index.ts';
import { barsView, reviewView } from './views.ts';

interface ReviewsProps {
  summary: RatingSummary | null;
  reviews: readonly Review[];
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  now: Date;
}

/** What learners say of a course, or 'Course ini belum memiliki ulasan' (docs/product/errors.md). */
export function Reviews({ summary, reviews, page, totalPages, hrefOf, now }: ReviewsProps): ReactElement {
  const rating = summary && ratingView(summary);
  if (!summary || !rating) return <Note>{reviewText.none}</Note>;
  return (
    <>
      <ReviewSummary rating={rating} bars={barsView(summary)} />
      <div className="revs">
        {reviews.map((review) => (
          <ReviewItem key={review._id} review={reviewView(review, now)} />
        ))}
      </div>
      <Pagination page={page} totalPages={totalPages} hrefOf={hrefOf} label={reviewText.pages} />
    </>
  );
}
