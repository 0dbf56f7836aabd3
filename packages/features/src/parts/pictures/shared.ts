import { DRAWN_WIDTHS, VIGNETTE_FOLDER } from '@suluh/domain/drawn';
import { optimized, pictureAddress } from './address.ts';

/** Width of a picture that is shown where a page is shared, in px. */
const SHARED_PX = 1200;

/** Sides of the pictures the house has drawn, in px. */
const VIGNETTE = { width: 560, height: 315 } as const;

/** A picture as pages are shared by: with its sides where they are known. */
export interface SharedPicture {
  url: string;
  width?: number;
  height?: number;
}

/**
 * The one file of a picture that a shared link is shown with; none without a picture. By the optimizer, which hands WebP to
 * who asks for it and JPEG to all others, as the programs that show shared links are.
 */
export function sharedPictures(picture: string | null | undefined): SharedPicture[] {
  const address = pictureAddress(picture);
  if (address === null) return [];
  if (picture?.startsWith(`${VIGNETTE_FOLDER}/`)) return [{ url: optimized(address, SHARED_PX), ...VIGNETTE }];
  if (address.endsWith('/')) return [{ url: optimized(`${address}${DRAWN_WIDTHS.at(-1)}.webp`, SHARED_PX) }];
  return [{ url: address.endsWith('w=') ? `${address}${SHARED_PX}` : address }];
}
