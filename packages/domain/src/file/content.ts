/** Kinds of pictures a photo may be (docs/product/news.md: the profile photo accepts JPG/JPEG/PNG). */
export type PictureKind = 'jpg' | 'png';

const BEGINNINGS: Readonly<Record<PictureKind, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Which picture a file is by its first bytes, whatever it is called; null for none that is accepted. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const begins = (kind: PictureKind) => BEGINNINGS[kind].every((byte, at) => bytes[at] === byte);
  return (['jpg', 'png'] as const).find(begins) ?? null;
}
