import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '@suluh/ui/feedback/Avatar';
import { Stars } from '@suluh/ui/rating/Stars';

export interface ReviewView {
  id: string;
  name: string;
  photoUrl: string | null;
  rating: number;
  comment: string;
  dateText: string;
}

interface ReviewItemProps {
  review: ReviewView;
  /** `ReviewActions`, an island of the caller. */
  actions?: ReactNode;
}

/** One review: who, when, stars, words, like and report. */
export function ReviewItem({ review, actions }: ReviewItemProps): ReactElement {
  return (
    <article className="reviews-review">
      <Avatar name={review.name} photoUrl={review.photoUrl} />
      <div className="reviews-reviewBody">
        <div className="reviews-reviewHead">
          <b>{review.name}</b>
          <span className="type-caption type-muted">{review.dateText}</span>
        </div>
        <Stars rating={review.rating} />
        <p>{review.comment}</p>
        {actions}
      </div>
    </article>
  );
}
