import { describe, expect, it } from 'vitest';
import { halfStars, MAX_RATING, RATINGS } from './stars.ts';

describe('rating out of 5 with half stars', () => {
  it('has five, from 1 to 5', () => {
    expect(MAX_RATING).toBe(5);
    expect(RATINGS).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    [0, 0],
    [0.24, 0],
    [0.25, 1],
    [0.5, 1],
    [2, 4],
    [3.5, 7],
    [4.74, 9],
    [4.75, 10],
    [5, 10],
    [6, 10],
    [-1, 0],
    [Number.NaN, 0],
  ])('%d fills %i halves', (rating, halves) => {
    expect(halfStars(rating)).toBe(halves);
  });
});
