import { describe, expect, it } from 'vitest';
import { pictureKind } from './content.ts';

describe('file upload: what a picture is, by its content', () => {
  it.each([
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'jpg'],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'png'],
    ['a PNG cut short', [0x89, 0x50, 0x4e, 0x47], null],
    ['a GIF', [0x47, 0x49, 0x46, 0x38], null],
    ['a page', [0x3c, 0x68, 0x74, 0x6d, 0x6c], null],
    ['nothing', [], null],
  ])('%s is %s', (_, bytes, expected) => {
    expect(pictureKind(Uint8Array.from(bytes))).toBe(expected);
  });
});
