import { describe, expect, it } from 'vitest';
import { AUTOPLAY_MS, CAROUSEL_GAP_PX, CAROUSEL_SPEED_MS, showsArrows, showsSeeAll } from './carousel.ts';

describe('carousels', () => {
  it.each([
    ['course', 7, false],
    ['course', 8, true],
    ['program', 3, false],
    ['program', 4, true],
    ['internship', 7, false],
    ['internship', 8, true],
  ] as const)('Lihat Semua in a %s carousel of %i: %s', (kind, count, expected) => {
    expect(showsSeeAll(kind, count)).toBe(expected);
  });

  it.each([
    ['course', 4, false],
    ['course', 5, true],
    ['program', 4, false],
    ['program', 5, true],
    ['internship', 3, false],
    ['internship', 4, true],
  ] as const)('R11, arrows in a %s carousel of %i: %s', (kind, count, expected) => {
    expect(showsArrows(kind, count)).toBe(expected);
  });

  it('keeps speed, gaps and autoplay', () => {
    expect(CAROUSEL_SPEED_MS).toBe(500);
    expect(CAROUSEL_GAP_PX).toEqual({ narrow: 10, wide: 20 });
    expect(AUTOPLAY_MS).toEqual({ banner: 3000, benefit: 5000, testimonial: 3000 });
  });
});
