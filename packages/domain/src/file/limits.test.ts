import { describe, expect, it } from 'vitest';
import { IMAGE_MIME_TYPES, IMAGE_RATIO, MAX_FILE_BYTES, MAX_FILES, PDF_MIME_TYPE } from './limits.ts';

describe('uploads', () => {
  it('keeps count, ratio and size', () => {
    expect([MAX_FILES, IMAGE_RATIO, MAX_FILE_BYTES]).toEqual([4, 16 / 9, 5_242_880]);
    expect(IMAGE_MIME_TYPES).toEqual(['image/jpeg', 'image/jpg', 'image/png']);
    expect(PDF_MIME_TYPE).toBe('application/pdf');
  });
});
