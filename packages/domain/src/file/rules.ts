import { IMAGE_MIME_TYPES, IMAGE_RATIO, MAX_FILE_BYTES, PDF_MIME_TYPE } from './limits.ts';

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
