/** Files taken at most (spec 5, File upload; spec 9, Other). */
export const MAX_FILES = 4;
/** Ratio of an uploaded image (spec 5, File upload; spec 9, Other). */
export const IMAGE_RATIO = 16 / 9;
/** Largest file in bytes, 5MB (spec 9, Other). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Image types accepted: jpg, png, jpeg (spec 5, Generic rules). */
export const IMAGE_MIME_TYPES = ['image/jpeg', 'image/jpg', 'image/png'] as const;
export const PDF_MIME_TYPE = 'application/pdf';
/** File dialog cancel is detected after this long (spec 9, Times). */
export const FILE_DIALOG_CANCEL_MS = 300;
/** Extensions played as video (spec 9, Money and display). */
export const VIDEO_EXTENSIONS = ['m4v', 'mp4', 'mov', 'avi', 'mkv', 'wmv', 'webm'] as const;

/** Whether a file name is that of a video, in any case (spec 9, Money and display). */
export function isVideo(filename: string): boolean {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase();
  return VIDEO_EXTENSIONS.some((known) => known === extension);
}
