import { pictureKind } from '../file/index.ts';

/** What work may be handed in as. */
export interface HandInKind {
  extension: 'pdf' | 'jpg' | 'png' | 'zip';
  mimetype: string;
}

const MIMETYPES = { jpg: 'image/jpeg', png: 'image/png' } as const;
const BEGINNINGS: readonly (readonly [HandInKind, readonly number[]])[] = [
  [{ extension: 'pdf', mimetype: 'application/pdf' }, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  [{ extension: 'zip', mimetype: 'application/zip' }, [0x50, 0x4b, 0x03, 0x04]],
];

/** Which kind a file is by its first bytes, whatever it is called; null for none that is taken. */
export function handInKind(bytes: Uint8Array): HandInKind | null {
  const picture = pictureKind(bytes);
  if (picture) return { extension: picture, mimetype: MIMETYPES[picture] };
  return BEGINNINGS.find(([, first]) => first.every((byte, at) => bytes[at] === byte))?.[0] ?? null;
}
