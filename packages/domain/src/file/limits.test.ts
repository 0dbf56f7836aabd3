import { describe, expect, it } from 'vitest';
import {
  FILE_DIALOG_CANCEL_MS,
  IMAGE_MIME_TYPES,
  IMAGE_RATIO,
  isVideo,
  MAX_FILE_BYTES,
  MAX_FILES,
  PDF_MIME_TYPE,
  VIDEO_EXTENSIONS,
} from './limits.ts';

describe('uploads and videos', () => {
  it('keeps count, ratio, size and time', () => {
    expect([MAX_FILES, IMAGE_RATIO, MAX_FILE_BYTES, FILE_DIALOG_CANCEL_MS]).toEqual([4, 16 / 9, 5_242_880, 300]);
    expect(IMAGE_MIME_TYPES).toEqual(['image/jpeg', 'image/jpg', 'image/png']);
    expect(PDF_MIME_TYPE).toBe('application/pdf');
  });

  it('plays seven kinds of video', () => {
    expect(VIDEO_EXTENSIONS).toEqual(['m4v', 'mp4', 'mov', 'avi', 'mkv', 'wmv', 'webm']);
    expect(VIDEO_EXTENSIONS.every((extension) => isVideo(`kelas.${extension}`))).toBe(true);
  });

  it.each([
    ['KELAS.MP4', true],
    ['kelas.mp4.pdf', false],
    ['mp4', false],
    ['kelas.mp4 ', false],
  ])('%j is a video: %s', (filename, expected) => {
    expect(isVideo(filename)).toBe(expected);
  });
});
