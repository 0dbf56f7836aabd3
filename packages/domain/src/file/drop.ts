import type { ChosenFile } from './rules.ts';

/** What is wrong with files that were dropped on a field. */
export type DropError =
  | { code: 'type'; types: string }
  | { code: 'larger'; bytes: number }
  | { code: 'smaller'; bytes: number }
  | { code: 'tooMany' };

/** What a field takes. */
export interface DropLimits {
  types: readonly string[];
  maxBytes: number;
  minBytes: number;
  maxFiles: number;
}

/** Errors of files dropped on a field, in the order type, size, count (docs/product/validation.md#file-upload). */
export function dropErrors(
  files: readonly Pick<ChosenFile, 'mimeType' | 'sizeBytes'>[],
  { types, maxBytes, minBytes, maxFiles }: DropLimits,
): DropError[] {
  const errors: DropError[] = [];
  if (files.some((file) => !types.includes(file.mimeType))) errors.push({ code: 'type', types: types.join(', ') });
  if (files.some((file) => file.sizeBytes > maxBytes)) errors.push({ code: 'larger', bytes: maxBytes });
  if (files.some((file) => file.sizeBytes < minBytes)) errors.push({ code: 'smaller', bytes: minBytes });
  if (files.length > maxFiles) errors.push({ code: 'tooMany' });
  return errors;
}
