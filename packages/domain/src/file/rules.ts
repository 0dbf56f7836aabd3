import { IMAGE_MIME_TYPES, IMAGE_RATIO, MAX_FILE_BYTES, MAX_FILES, PDF_MIME_TYPE } from './limits.ts';

/** Facts about a chosen file. */
export interface ChosenFile {
  name: string;
  sizeBytes: number;
  mimeType: string;
  /** Pixels, for images. */
  width?: number;
  height?: number;
}

/** How far a picture's ratio may be from 16:9, for whole pixels. */
const RATIO_TOLERANCE = 0.01;

/** Whether an image has the ratio 16:9 (docs/product/validation.md#file-upload). */
export function hasImageRatio({ width = 0, height = 0 }: Pick<ChosenFile, 'width' | 'height'>): boolean {
  if (width <= 0 || height <= 0) return false;
  return Math.abs(width / height - IMAGE_RATIO) <= RATIO_TOLERANCE;
}

type FileCheck = { file: ChosenFile; accepted: true } | { file: ChosenFile; accepted: false; code: 'imageRatio' };
export type UploadCheck = { kind: 'tooMany'; maxFiles: number } | { kind: 'checked'; files: FileCheck[] };

/**
 * The client's check of an upload: only the count and the ratio are enforced, images of another ratio are
 * marked as rejected (docs/product/validation.md#file-upload; R16).
 */
export function checkUpload(files: readonly ChosenFile[], maxFiles: number = MAX_FILES): UploadCheck {
  if (files.length > maxFiles) return { kind: 'tooMany', maxFiles };
  return {
    kind: 'checked',
    files: files.map((file) =>
      hasImageRatio(file) ? { file, accepted: true } : { file, accepted: false, code: 'imageRatio' },
    ),
  };
}

export type FileFailure = 'imageType' | 'pdfType' | 'fileTooLarge';

/**
 * A picture's type and size: jpg, jpeg or png, at most 5MB (docs/product/account.md#photo). Null
 * when it is fine.
 */
export function imageFailure(file: Pick<ChosenFile, 'mimeType' | 'sizeBytes'>): FileFailure | null {
  if (!IMAGE_MIME_TYPES.some((type) => type === file.mimeType.toLowerCase())) return 'imageType';
  return file.sizeBytes > MAX_FILE_BYTES ? 'fileTooLarge' : null;
}

/** A document's type and size: PDF, at most 5MB (docs/product/validation.md#generic-rules). Null when it is fine. */
export function pdfFailure(file: Pick<ChosenFile, 'mimeType' | 'sizeBytes'>): FileFailure | null {
  if (file.mimeType.toLowerCase() !== PDF_MIME_TYPE) return 'pdfType';
  return file.sizeBytes > MAX_FILE_BYTES ? 'fileTooLarge' : null;
}

export type DropError =
  | { code: 'type'; types: string }
  | { code: 'larger'; bytes: number }
  | { code: 'smaller'; bytes: number }
  | { code: 'tooMany' };

/** Errors of a generic drop zone, in the order type, size, count (docs/product/validation.md#file-upload). */
export function dropErrors(
  files: readonly Pick<ChosenFile, 'mimeType' | 'sizeBytes'>[],
  limits: { types?: readonly string[]; maxBytes?: number; minBytes?: number; maxFiles?: number },
): DropError[] {
  const { types, maxBytes = Infinity, minBytes = 0, maxFiles = Infinity } = limits;
  const errors: DropError[] = [];
  if (types && files.some((file) => !types.includes(file.mimeType)))
    errors.push({ code: 'type', types: types.join(', ') });
  if (files.some((file) => file.sizeBytes > maxBytes)) errors.push({ code: 'larger', bytes: maxBytes });
  if (files.some((file) => file.sizeBytes < minBytes)) errors.push({ code: 'smaller', bytes: minBytes });
  if (files.length > maxFiles) errors.push({ code: 'tooMany' });
  return errors;
}
