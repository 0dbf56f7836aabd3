import { DRAWN_WIDTHS } from '@suluh/domain/drawn';
import { pictureAddress } from './address.ts';

/** Width of a picture that is shown where a page is shared, in px. */
const SHARED_PX = 1200;

/** The one file of a picture that a shared link is shown with; none without a picture. */
export function sharedPictures(picture: string | null | undefined): string[] {
  const address = pictureAddress(picture);
  if (address === null) return [];
  if (address.endsWith('/')) return [`${address}${DRAWN_WIDTHS.at(-1)}.webp`];
  return [address.endsWith('w=') ? `${address}${SHARED_PX}` : address];
}
