import { describe, expect, it } from 'vitest';
import { MAX_RATING, RATINGS, stars } from './stars.ts';

const drawn = (rating: number) =>
  stars(rating)
    .map((star) => ({ full: '★', half: '½', empty: '☆' })[star])
    .join('');

describe('rating out of 5 with half stars', () => {
  it('has five, from 1 to 5', () => {
    expect(MAX_RATING).toBe(5);
    expect(RATINGS).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    [0, '☆☆☆☆☆'],
    [0.24, '☆☆☆☆☆'],
    [0.25, '½☆☆☆☆'],
    [0.5, '½☆☆☆☆'],
    [2, '★★☆☆☆'],
    [3.5, '★★★½☆'],
    [4.74, '★★★★½'],
    [4.75, '★★★★★'],
    [5, '★★★★★'],
    [6, '★★★★★'],
    [-1, '☆☆☆☆☆'],
    [Number.NaN, '☆☆☆☆☆'],
  ])('%d is %s', (rating, expected) => {
    expect(drawn(rating)).toBe(expected);
  });
});
