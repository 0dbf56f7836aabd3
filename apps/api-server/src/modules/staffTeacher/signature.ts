import { createHash } from 'node:crypto';
import { pictureKind } from '@suluh/domain/file';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { MOST_PIXELS } from '../../storage/picture.ts';
import type { FileStore } from '../../storage/fileStore.ts';

/** Folder of signatures, in the closed part of the storage. */
const SIGNATURES = 'signature';
/** In pixels: four times what papers give it. */
const MOST = { width: 432, height: 128 };
/** Before its paper is taken away, in pixels; the longest side of a scan. */
const READ_PX = 1400;
/** How far from white paper may be, of 255: what is photographed is never quite white. */
const PAPER = 56;

/** The rectangle that holds ink. */
interface Inked {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Makes of each pixel, red, green, blue and how opaque, the ink that looks as it does on white; paper becomes nothing.
 * @returns where ink is; null where there is none
 */
function takePaperAway(pixels: Uint8Array, width: number): Inked | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let at = 0; at < pixels.length; at += 4) {
    const ink = 255 - Math.min(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
    const opacity = Math.max(0, ink - PAPER) / (255 - PAPER);
    for (const channel of [at, at + 1, at + 2])
      pixels[channel] = ink === 0 ? 0 : Math.round(255 - ((255 - pixels[channel]!) * 255) / ink);
    pixels[at + 3] = Math.round(opacity * 255);
    if (pixels[at + 3] === 0) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * A signature as it is kept: of a JPG or PNG by its content the ink alone, cut to it and made small, written anew as a
 * PNG through which the paper shows (R16). @returns null for what is no picture, and for one without ink
 */
export async function signatureToKeep(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (pictureKind(bytes) === null) return null;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: READ_PX, height: READ_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inked = takePaperAway(data, info.width);
    if (inked === null) return null;
    return await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
      .extract(inked)
      .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch {
    return null; // the caller refuses it with 415
  }
}

/**
 * Keeps a signature under a name its content makes, so that none is ever written over: papers that were given name it
 * (docs/product/certificate.md#signatures). @returns its path among the closed files
 */
export async function keepSignature(closed: FileStore, signature: Uint8Array): Promise<string> {
  const path = `${SIGNATURES}/${createHash('sha256').update(signature).digest('hex')}.png`;
  await closed.put(path, signature);
  return path;
}

/** Partners whose courses name a teacher, published or not: of a row of `teacher`. */
export const TAUGHT_FOR = sql`array(select distinct c.partner_id from course c where c.teacher_slug = teacher.slug order by c.partner_id)`;
