/**
 * Widths in px in which images are offered; the ends are the specification's (docs/product/display.md#pictures: 640 to
 * 3840).
 */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Distance from the viewport at which a lazy image loads (docs/product/display.md#pictures). */
export const LAZY_MARGIN_PX = 200;

export type ImageFallback = 'placeholderIcon' | 'productLogo' | 'motif';

/**
 * What stands in for an image that failed: job cards a placeholder icon, promo and payment images the product
 * logo (docs/product/errors.md), courses their motif.
 */
export function imageFallback(image: 'job' | 'promo' | 'payment' | 'course'): ImageFallback {
  if (image === 'job') return 'placeholderIcon';
  return image === 'course' ? 'motif' : 'productLogo';
}
