import sharp from 'sharp';

interface Size {
  width: number;
  height: number;
}

/** Pictures of courses are 16:9, in pixels; twice what the widest place shows. */
const COURSE_SIZE: Size = { width: 1280, height: 720 };
/** Faces are square. */
export const FACE_SIZE: Size = { width: 640, height: 640 };
/** Larger pictures are refused before they are unpacked: a small file can hold a huge one. */
const MOST_PIXELS = 40_000_000;

/**
 * A picture as it is kept: upright, cut to its size, that of courses where none is named, and written anew as WebP, so that nothing of the file that
 * came is left (R16). @returns null for what cannot be decoded as a picture
 */
export async function pictureToKeep(bytes: Uint8Array, size: Size = COURSE_SIZE): Promise<Uint8Array | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ ...size, fit: 'cover', withoutEnlargement: false })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    return null; // the caller refuses it with 415
  }
}
