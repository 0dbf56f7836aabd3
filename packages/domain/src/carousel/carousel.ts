/** Which carousel it is: the thresholds differ (docs/product/display.md#carousels). */
export type CarouselKind = 'course' | 'program' | 'internship';

const SEE_ALL_FROM: Record<CarouselKind, number> = { course: 8, program: 4, internship: 8 };
const ARROWS_FROM: Record<CarouselKind, number> = { course: 5, program: 5, internship: 4 };

/** 'Lihat Semua' appears at 8 or more items, 4 or more for programme sections (docs/product/display.md#carousels). */
export function showsSeeAll(kind: CarouselKind, itemCount: number): boolean {
  return itemCount >= SEE_ALL_FROM[kind];
}

/** Arrows appear at 5 or more items; programme sections 5, internship 4 (docs/product/display.md#carousels; R11). */
export function showsArrows(kind: CarouselKind, itemCount: number): boolean {
  return itemCount >= ARROWS_FROM[kind];
}

/** Speed and gaps of a carousel (docs/product/display.md#carousels). */
export const CAROUSEL_SPEED_MS = 500;
export const CAROUSEL_GAP_PX = { narrow: 10, wide: 20 } as const;

/** Autoplay of the sliders (docs/product/display.md#carousels). */
export const AUTOPLAY_MS = { banner: 3000, benefit: 5000, testimonial: 3000 } as const;
