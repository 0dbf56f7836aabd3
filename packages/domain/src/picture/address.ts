import { thumbnailAddress } from '../course/index.ts';
import { DRAWN_FOLDER, VIGNETTE_FOLDER } from '../drawn/index.ts';

/**
 * Path of every app below which pictures with a relative storage path lie (docs/product/display.md#pictures).
 */
export const STORAGE_PATH = '/storage';

/** Next's image optimizer. The width wanted is written behind the address (`pictureSource` of ui). */
const OPTIMIZER_PATH = '/_next/image';
const QUALITY = 75;

/** Where every app serves the pictures the house has drawn. */
const DRAWN_PATH = '/_ui/gambar';

/** Address of a picture of ours by the optimizer; the width wanted is written behind it where it is not given. */
export const optimized = (address: string, widthPx?: number): string =>
  `${OPTIMIZER_PATH}?url=${encodeURIComponent(address)}&q=${QUALITY}&w=${widthPx ?? ''}`;

/** Drawings are as sharp in any size: the optimizer refuses them. */
const DRAWING = /\.svg$/i;

/**
 * Address of a picture as it is stored: below the storage path, or the full address (docs/product/course.md#fields);
 * null when there is none.
 */
export const storedAddress = (picture: string | null | undefined): string | null =>
  thumbnailAddress(picture, STORAGE_PATH);

/**
 * What the optimizer takes by its settings (`nextSettings`): paths of our storage without a query, and files of the
 * named origins.
 */
function isResizable(address: string, origins: readonly string[]): boolean {
  if (address.startsWith('/'))
    return address.startsWith(`${STORAGE_PATH}/`) && !address.includes('?') && !DRAWING.test(address);
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return origins.includes(origin) && !DRAWING.test(pathname);
}

/**
 * Address of a picture that may be wanted in several widths. Our own storage and the origins the configuration names go
 * through the optimizer, and the address ends with a place for the width; pictures of any other site are used as they
 * are, so that the optimizer fetches from nobody else. Those the house has drawn need none.
 */
export function pictureAddress(
  picture: string | null | undefined,
  { pictureOrigins = [] }: { pictureOrigins?: readonly string[] } = {},
): string | null {
  if (picture?.startsWith(`${VIGNETTE_FOLDER}/`)) return `${DRAWN_PATH}/${picture}`;
  if (picture?.startsWith(`${DRAWN_FOLDER}/`))
    return `${STORAGE_PATH}/${picture.slice(0, picture.lastIndexOf('/') + 1)}`;
  const address = storedAddress(picture);
  if (address === null || !isResizable(address, pictureOrigins)) return address;
  return optimized(address);
}
