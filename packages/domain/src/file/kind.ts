import { pictureKind } from './content.ts';

/** What a file is by its first bytes, whatever it is called: a picture, a PDF, or null for all others. */
export function paperKind(bytes: Uint8Array): 'picture' | 'pdf' | null {
  if (pictureKind(bytes) !== null) return 'picture';
  return [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, at) => bytes[at] === byte) ? 'pdf' : null;
}
