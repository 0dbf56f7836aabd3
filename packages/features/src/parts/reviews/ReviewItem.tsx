import { reviewHighlightText, reviewText } from '@suluh/i18n-id/review';
import { Badge } from '@suluh/ui/badges/Badge';
import { Avatar } from '@suluh/ui/feedback/Avatar';
import { Icon } from '@suluh/ui/icons/Icon';
import { Stars } from '@suluh/ui/rating/Stars';
import { stillInside } from '@suluh/ui/sections/stillInside.ts';
import type { ReactElement, ReactNode } from 'react';

export interface ReviewView {
  id: string;
  name: string;
  photoUrl: string | null;
  rating: number;
  comment: string;
  /** What stood out: 'Pengajar', 'Praktik'. */
  highlights: readonly string[];
  dateText: string;
  /** Its writer owns the course. */
  isVerified: boolean;
  isMine: boolean;
  likes: number;
  isLiked: boolean;
  answer: { text: string; by: string; isTeacher: boolean; dateText: string } | null;
}

interface ReviewItemProps {
  review: ReviewView;
  /** `ReviewDeeds`, none for stars without words; of one's own what leads to changing it. */
  deeds?: ReactNode;
  /** All that it shows and offers, where only servers draw it (`stillInside`). */
  stillKey?: string;
}

/** One review: who, when, stars, words, the teacher's or institution's answer, and what a reader can do. */
export function ReviewItem({ review, deeds, stillKey }: ReviewItemProps): ReactElement {
  const { answer } = review;
  const inside = () => (
    <>
      <Avatar name={review.name} photoUrl={review.photoUrl} />
      <div className="reviews-reviewBody">
        <div className="reviews-reviewHead">
          <b>{review.name}</b>
          <span className="type-caption type-muted">{review.dateText}</span>
        </div>
        <div className="reviews-reviewHead">
          <Stars rating={review.rating} />
          {review.isVerified && (
            <span className="reviews-verified">
              <Icon name="verified" size={16} />
              {reviewText.verified}
            </span>
          )}
        </div>
        {review.comment && <p>{review.comment}</p>}
        {review.highlights.length > 0 && (
          <p className="type-small">{reviewText.highlights(review.highlights.join(', '))}</p>
        )}
        {answer && (
          <div className="reviews-answer">
            <p className="reviews-reviewHead">
              <b>{answer.by}</b>
              <Badge tone="neutral">{answer.isTeacher ? reviewHighlightText.teacher : reviewText.institution}</Badge>
              <span className="type-caption type-muted">{answer.dateText}</span>
            </p>
            <p>{answer.text}</p>
          </div>
        )}
        {review.isMine ? (
          <div className="reviews-actions ownReview-foot">
            <Badge tone="online">{reviewText.mine}</Badge>
            {deeds}
          </div>
        ) : (
          deeds
        )}
      </div>
    </>
  );
  return (
    <article
      className={review.isMine ? 'reviews-review ownReview' : 'reviews-review'}
      data-review={review.isMine ? undefined : review.id}
      {...(stillKey === undefined ? { children: inside() } : stillInside(stillKey, inside))}
    />
  );
}
