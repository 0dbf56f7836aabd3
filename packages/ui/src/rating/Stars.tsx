import { halfStars } from '@suluh/domain/number';
import type { ReactElement } from 'react';
import { ratingText } from '@suluh/i18n-id/rating';

interface StarsProps {
  /** 0 to 5; drawn to the nearest half. */
  rating: number;
  /** 15, 22 or 36 px high. */
  size?: 's' | 'l' | 'xl';
}

const SIZE_CLASS = { s: 'stars', l: 'stars stars-large', xl: 'stars stars-huge' } as const;

/** Five stars, filled to the nearest half, named for assistive technology (docs/product/review.md, rating). */
export function Stars({ rating, size = 's' }: StarsProps): ReactElement {
  return (
    <svg className={SIZE_CLASS[size]} role="img" aria-label={ratingText.ratingOf5(rating)}>
      <use href={`/_ui/art.svg#stars-${halfStars(rating)}`} />
    </svg>
  );
}
