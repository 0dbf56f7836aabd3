import {
  DRAWN_WIDTHS,
  MARK_CARD_PX,
  markCardPath,
  VIGNETTE_CARD_PX,
  VIGNETTE_FOLDER,
  vignetteCardPath,
} from '../drawn/index.ts';
import { optimized, pictureAddress, storedAddress } from './address.ts';

/** Width of a picture that is shown where a page is shared, in px. */
const SHARED_PX = 1200;

/** What places where links are shared do not show. */
const DRAWING = /\.svg(\?|$)/i;

/** A picture as pages are shared by: with its sides where they are known. */
export interface SharedPicture {
  url: string;
  width?: number;
  height?: number;
}

/**
 * The one file of a picture that a shared link is shown with; none without a picture. By the optimizer, which hands WebP to
 * who asks for it and JPEG to all others, as the programs that show shared links are. A drawn mark, a drawn face and a
 * vignette, which are small, are shared by their cards.
 */
export function sharedPictures(picture: string | null | undefined): SharedPicture[] {
  const card = picture ? storedAddress(markCardPath(picture)) : null;
  if (card !== null) return [{ url: card, ...MARK_CARD_PX }];
  const address = pictureAddress(picture);
  if (address === null || DRAWING.test(address)) return [];
  if (picture?.startsWith(`${VIGNETTE_FOLDER}/`)) return [{ url: vignetteCardPath(address), ...VIGNETTE_CARD_PX }];
  if (address.endsWith('/')) return [{ url: optimized(`${address}${DRAWN_WIDTHS.at(-1)}.webp`, SHARED_PX) }];
  return [{ url: address.endsWith('w=') ? `${address}${SHARED_PX}` : address }];
}

/** Width of a picture in a mail, in px: the least that the optimizer draws. */
const MAILED_PX = 640;

/**
 * The one file of a picture of ours that a mail is shown with, as JPEG by the optimizer, to be had below the origin of an
 * app; null without one, and for pictures of other sites: a mail asks nobody else for anything.
 */
export function mailedPicture(picture: string | null | undefined): string | null {
  const address = pictureAddress(picture);
  if (address === null || !address.startsWith('/')) return null;
  if (picture?.startsWith(`${VIGNETTE_FOLDER}/`)) return optimized(address, MAILED_PX);
  if (address.endsWith('/')) return optimized(`${address}${DRAWN_WIDTHS[0]}.webp`, MAILED_PX);
  return address.endsWith('w=') ? `${address}${MAILED_PX}` : null;
}
