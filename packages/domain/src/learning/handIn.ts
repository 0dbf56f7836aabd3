import { MAX_FILE_BYTES } from '../file/index.ts';

/** Ends of the names of files that can be handed in. */
export const HAND_IN_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'zip'] as const;

export type HandInFailure = 'empty' | 'tooLarge' | 'wrongKind';

/** Why a file cannot be handed in, by its name and size; null when it can. What is in it the API looks at. */
export function handInFailure({ name, sizeBytes }: { name: string; sizeBytes: number }): HandInFailure | null {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (!HAND_IN_EXTENSIONS.some((known) => known === extension)) return 'wrongKind';
  if (sizeBytes === 0) return 'empty';
  return sizeBytes > MAX_FILE_BYTES ? 'tooLarge' : null;
}
