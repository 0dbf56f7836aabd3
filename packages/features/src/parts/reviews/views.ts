import type { RatingSummary, Review } from '@suluh/api/types';
import { createdDate } from '@suluh/i18n-id/format';
import { reviewHighlightText } from '@suluh/i18n-id/review';
import { photoUrl } from '../menu/photo.ts';
import type { ReviewView } from './ReviewItem.tsx';
import type { RatingBarView } from './ReviewSummary.tsx';

/** Five bars, five stars first, in percent of all ratings. */
export const barsView = ({ breakdown, totalRater }: RatingSummary): RatingBarView[] =>
  breakdown.map(({ rate, count }) => ({
    stars: rate,
    count,
    percent: totalRater === 0 ? 0 : (count / totalRater) * 100,
  }));

/** What stood out of a course, and by how many. */
export const highlightsView = ({ highlights }: RatingSummary) =>
  highlights.map(({ highlight, count }) => ({ text: reviewHighlightText[highlight], count }));

/** A review as it is shown; its time only when written today (docs/product/course.md). */
export const reviewView = (review: Review, now: Date): ReviewView => ({
  id: review._id,
  name: review.fullname,
  photoUrl: photoUrl(review.foto),
  rating: review.rating,
  comment: review.comment,
  highlights: review.highlights.map((highlight) => reviewHighlightText[highlight]),
  dateText: createdDate(review.createdAt, now),
  isVerified: review.isVerified,
  isMine: review.isMine,
  likes: review.likes,
  isLiked: review.isLike,
  answer: review.answer && {
    text: review.answer.text,
    by: review.answer.by,
    isTeacher: review.answer.isTeacher,
    dateText: createdDate(review.answer.at, now),
  },
});
