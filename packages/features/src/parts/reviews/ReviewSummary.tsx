import type { ReactElement } from 'react';
import { reviewText } from '@suluh/i18n-id/review';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { Icon } from '@suluh/ui/icons/Icon';
import type { RatingView } from '@suluh/ui/rating/RatingLine';
import { Stars } from '@suluh/ui/rating/Stars';

export interface RatingBarView {
  stars: number;
  count: number;
  /** 0 to 100. */
  percent: number;
}

interface ReviewSummaryProps {
  rating: RatingView;
  /** Five rows, five stars first. */
  bars: readonly RatingBarView[];
  /** What stood out, and by how many. */
  highlights: readonly { text: string; count: number }[];
}

/** Average, stars and the share of each rating. */
export function ReviewSummary({ rating, bars, highlights }: ReviewSummaryProps): ReactElement {
  return (
    <div className="reviews-summary">
      <div className="reviews-average">
        <span className="reviews-number type-tabular">{rating.text}</span>
        <div>
          <Stars rating={rating.value} size="l" />
          <p className="reviews-count type-muted type-small">{rating.countText}</p>
        </div>
      </div>
      <ul className="reviews-bars">
        {bars.map((bar) => (
          <li key={bar.stars} className="reviews-bar">
            <span className="layout-hidden">{reviewText.breakdown(bar.stars, bar.count)}</span>
            <span className="reviews-barStars type-tabular" aria-hidden="true">
              {bar.stars}
            </span>
            <Icon name="star" size={16} className="reviews-barIcon" />
            <span className="reviews-barTrack" aria-hidden="true">
              {bar.percent > 0 && <span style={{ width: `${bar.percent}%` }} />}
            </span>
            <span className="reviews-barCount type-tabular" aria-hidden="true">
              {bar.count}
            </span>
          </li>
        ))}
      </ul>
      {highlights.length > 0 && (
        <p className="reviews-highlights type-small">
          {reviewText.highlights(highlights.map(({ text, count }) => `${text} (${wholeNumber(count)})`).join(', '))}
        </p>
      )}
    </div>
  );
}
