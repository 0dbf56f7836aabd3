import { MAX_FILE_BYTES } from '../file/index.ts';

/** Largest file that is handed in in pieces, in bytes: 100 MB. One form takes {@link MAX_FILE_BYTES}. */
export const HAND_IN_MOST_BYTES = 100 * 1024 * 1024;

/** Whether a file goes in pieces, so that it can be gone on with after a lost line. */
export const goesInPieces = (sizeBytes: number): boolean => sizeBytes > MAX_FILE_BYTES;

/** Ends of the names of files that can be handed in. */
export const HAND_IN_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'zip'] as const;

export type HandInFailure = 'empty' | 'tooLarge' | 'wrongKind';

/** Why a file cannot be handed in, by its name and size; null when it can. What is in it the API looks at. */
export function handInFailure({ name, sizeBytes }: { name: string; sizeBytes: number }): HandInFailure | null {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (!HAND_IN_EXTENSIONS.some((known) => known === extension)) return 'wrongKind';
  if (sizeBytes === 0) return 'empty';
  return sizeBytes > HAND_IN_MOST_BYTES ? 'tooLarge' : null;
}
