import sharp from 'sharp';

/** Longest side of a stored photo, in pixels: twice what the largest avatar shows. */
const SIDE_PX = 512;

/** Larger pictures are refused before they are unpacked: a small file can hold a huge one. */
const MOST_PIXELS = 25_000_000;

/**
 * A photo as it is kept: decoded, turned upright, made small and written anew as WebP, so that nothing of the file that
 * came is left, neither the place where it was taken nor anything that is no picture (R16).
 * @returns null for what cannot be decoded as a picture
 */
export async function photoToKeep(bytes: Uint8Array, sidePx: number = SIDE_PX): Promise<Uint8Array | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null; // the caller refuses it: POST /api/profile/photo, 415
  }
}

/** Width and height of a picture that {@link photoToKeep} made, in pixels. */
export const pictureSize = (kept: Uint8Array) => sharp(kept).metadata();
