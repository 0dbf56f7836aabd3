import { describe, expect, it } from 'vitest';
import { IMAGE_WIDTHS, imageFallback, LAZY_MARGIN_PX } from './image.ts';

describe('images', () => {
  it('are offered from 640 to 3840 px, and load 200 px ahead', () => {
    expect([IMAGE_WIDTHS[0], IMAGE_WIDTHS.at(-1), LAZY_MARGIN_PX]).toEqual([640, 3840, 200]);
    expect([...IMAGE_WIDTHS].sort((a, b) => a - b)).toEqual(IMAGE_WIDTHS);
    expect(IMAGE_WIDTHS).toHaveLength(8);
  });

  it.each([
    ['job', 'placeholderIcon'],
    ['promo', 'productLogo'],
    ['payment', 'productLogo'],
    ['course', 'motif'],
  ] as const)('a failed %s image becomes the %s', (image, expected) => {
    expect(imageFallback(image)).toBe(expected);
  });
});
