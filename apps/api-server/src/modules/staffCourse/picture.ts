import sharp from 'sharp';

/** Pictures of courses are 16:9; twice what the widest place shows. */
const [WIDTH_PX, HEIGHT_PX] = [1280, 720];
/** Larger pictures are refused before they are unpacked: a small file can hold a huge one. */
const MOST_PIXELS = 40_000_000;

/**
 * A picture of a course as it is kept: upright, cut to 16:9 and written anew as WebP, so that nothing of the file that
 * came is left (R16). @returns null for what cannot be decoded as a picture
 */
export async function pictureToKeep(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: WIDTH_PX, height: HEIGHT_PX, fit: 'cover', withoutEnlargement: false })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    return null; // the caller refuses it with 415
  }
}
