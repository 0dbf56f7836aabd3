/** Files taken at most (docs/product/validation.md#file-upload). */
export const MAX_FILES = 4;
/** Ratio of an uploaded image (docs/product/validation.md#file-upload). */
export const IMAGE_RATIO = 16 / 9;
/** Largest file in bytes, 5MB (docs/product/validation.md). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Image types accepted: jpg, png, jpeg (docs/product/validation.md#generic-rules). */
export const IMAGE_MIME_TYPES = ['image/jpeg', 'image/jpg', 'image/png'] as const;
export const PDF_MIME_TYPE = 'application/pdf';
/** File dialog cancel is detected after this long (docs/product/display.md#times). */
export const FILE_DIALOG_CANCEL_MS = 300;
/** Extensions played as video (docs/product/display.md#money). */
export const VIDEO_EXTENSIONS = ['m4v', 'mp4', 'mov', 'avi', 'mkv', 'wmv', 'webm'] as const;

/** Whether a file name is that of a video, in any case (docs/product/display.md#money). */
export function isVideo(filename: string): boolean {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase();
  return VIDEO_EXTENSIONS.some((known) => known === extension);
}
