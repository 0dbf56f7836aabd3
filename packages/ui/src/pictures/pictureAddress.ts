import { DRAWN_WIDTHS } from '@suluh/domain/drawn';

/**
 * Widths a picture can be had in, in px (docs/product/display.md#pictures: 640 to 3840). Next's optimizer is given the
 * same list.
 */
export const PICTURE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** Device pixels a CSS pixel is worth at most: beyond two, nobody sees the difference in a picture. */
const LARGEST_DENSITY = 2;

/** How the address of a picture ends that can be had in any width: the width is written behind it. */
const WIDTH_SLOT = 'w=';

/** How the address of a picture drawn in widths of its own ends: a folder with a file for each width it is drawn in. */
const DRAWN_SLOT = '/';

/** Where pictures stand: how wide they are drawn, for `sizes`, and at most. */
export const PICTURE_SLOTS = {
  /** Picture of a course in a grid, a row or the buy box. */
  card: { sizes: '(min-width: 1024px) 376px, 50vw', largestPx: 376 },
  /** Small picture beside a line of text. */
  row: { sizes: '160px', largestPx: 160 },
  /** Picture above the text of an article. */
  column: { sizes: '(min-width: 768px) 720px, 100vw', largestPx: 720 },
  /** Art beside the words of a slide. */
  art: { sizes: '(min-width: 1240px) 650px, 100vw', largestPx: 540 },
  /** Slide of the home page that is one picture. */
  banner: { sizes: '(min-width: 1240px) 1200px, 100vw', largestPx: 1200 },
} as const;

export type PictureSlot = keyof typeof PICTURE_SLOTS;

/** The widths worth offering for a picture drawn at most this wide: up to the first that is enough. */
export function offeredWidths(largestPx: number): readonly number[] {
  const enough = PICTURE_WIDTHS.findIndex((width) => width >= largestPx * LARGEST_DENSITY);
  return enough === -1 ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, enough + 1);
}

/** Attributes of a picture's address: what old browsers load, and the widths to choose from. */
export interface PictureSource {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * The address of a picture in its slot. One that ends in `w=` or in `/` is offered in widths, any other is used as it
 * is: who makes the addresses (`pictureAddress` of a tenant) knows which pictures can be resized, and by whom.
 */
export function pictureSource(address: string, slot: PictureSlot): PictureSource {
  const { sizes, largestPx } = PICTURE_SLOTS[slot];
  if (address.endsWith(DRAWN_SLOT)) {
    const [small, large] = DRAWN_WIDTHS.map((width) => `${address}${width}.webp`);
    return { src: large!, srcSet: `${small} ${DRAWN_WIDTHS[0]}w, ${large} ${DRAWN_WIDTHS[1]}w`, sizes };
  }
  if (!address.endsWith(WIDTH_SLOT)) return { src: address };
  const widths = offeredWidths(largestPx);
  const src = `${address}${widths.at(-1)}`;
  return widths.length === 1
    ? { src }
    : { src, srcSet: widths.map((width) => `${address}${width} ${width}w`).join(', '), sizes };
}
