import { DAY_MS } from '@suluh/domain/time';
import { categoryComments, generalComments, reviewerNames } from '../demo/data/reviews.ts';
import { uuidFrom, type Draw } from './draw.ts';

/** A made-up review; the time in ISO 8601. */
export interface SeedReview {
  id: string;
  fullname: string;
  rating: number;
  comment: string;
  createdAt: string;
}

const UNREVIEWED_SHARE = 0.25;
/** Mean of the reviewed ones, so that a course has about three reviews on average. */
const MEAN_OF_REVIEWED = 3.6;
const MOST = 60;
const FIRST_MS = Date.UTC(2025, 0, 1);
const YEAR_MS = 300 * DAY_MS;

/**
 * Reviews of one course: many have none or few, a few have dozens. Good courses are praised more evenly than bad ones.
 */
export function makeReviews(draw: Draw, categorySlug: string): SeedReview[] {
  if (draw.isIn(UNREVIEWED_SHARE)) return [];
  const pool = [...(categoryComments[categorySlug] ?? []), ...generalComments];
  const leniency = draw.chance();
  const count = Math.min(MOST, 1 + Math.floor(-Math.log(1 - draw.chance()) * MEAN_OF_REVIEWED));
  return Array.from({ length: count }, () => {
    const [first, second] = [draw.pick(pool), draw.pick(pool)];
    const better = first[0] >= second[0] ? first : second;
    const [rating, comment] = draw.isIn(leniency) ? better : first;
    return {
      id: uuidFrom(draw),
      fullname: draw.pick(reviewerNames),
      rating,
      comment,
      createdAt: new Date(FIRST_MS + Math.floor(draw.chance() * YEAR_MS)).toISOString(),
    };
  });
}
