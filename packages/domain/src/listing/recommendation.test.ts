import { describe, expect, it } from 'vitest';
import { RECOMMENDATION_COUNT } from './recommendation.ts';

describe('course list 404', () => {
  it('recommends 10 courses', () => {
    expect(RECOMMENDATION_COUNT).toBe(10);
  });
});
