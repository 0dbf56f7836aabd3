import { pictureKind } from '@suluh/domain/file';
import sharp from 'sharp';
import { ApiError } from '../http/apiError.ts';
import type { FileStore } from './fileStore.ts';
import { storeUnderSecretName } from './write.ts';

interface Size {
  width: number;
  height: number;
}

/** Larger pictures are refused before they are unpacked: a small file can hold a huge one. */
export const MOST_PIXELS = 40_000_000;

async function rewritten(bytes: Uint8Array, size: Size): Promise<Uint8Array | null> {
  if (pictureKind(bytes) === null) return null;
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ ...size, fit: 'cover', withoutEnlargement: false })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    return null;
  }
}

/**
 * Keeps a picture that staff sent: upright, cut to its size in pixels, and written anew as WebP, so that nothing of the
 * file that came is left (R16). @returns its path in the store @throws ApiError UNSUPPORTED_MEDIA_TYPE for what is no picture
 */
export async function keepPicture(
  store: FileStore,
  { folder, bytes, size }: { folder: string; bytes: Uint8Array; size: Size },
): Promise<string> {
  const picture = await rewritten(bytes, size);
  if (picture === null) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  return storeUnderSecretName(store, folder, 'webp', picture);
}
