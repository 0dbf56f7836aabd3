import type { ReactElement } from 'react';
import { Stars } from './Stars.tsx';

export interface RatingView {
  /** 0 to 5, for the stars. */
  value: number;
  /** One decimal, as shown. */
  text: string;
  /** '(n Ulasan)'. */
  countText: string;
}

/** Stars, the number and the count of reviews in one line. */
export function RatingLine({ rating }: { rating: RatingView }): ReactElement {
  return (
    <div className="stars-line">
      <Stars rating={rating.value} />
      <b>{rating.text}</b>
      <span>{rating.countText}</span>
    </div>
  );
}
