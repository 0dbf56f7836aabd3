/** Files taken at most (docs/product/validation.md#file-upload). */
export const MAX_FILES = 4;
/** Ratio of an uploaded image (docs/product/validation.md#file-upload). */
export const IMAGE_RATIO = 16 / 9;
/** Largest file in bytes, 5MB (docs/product/validation.md). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Image types accepted: jpg, png, jpeg (docs/product/validation.md#generic-rules). */
export const IMAGE_MIME_TYPES = ['image/jpeg', 'image/jpg', 'image/png'] as const;
export const PDF_MIME_TYPE = 'application/pdf';
/** A file dialog that is left without a choice is known as such after this long, in milliseconds (docs/product/display.md#times). */
export const FILE_DIALOG_CANCEL_MS = 300;
