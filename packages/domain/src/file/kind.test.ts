import { expect, it } from 'vitest';
import { paperKind } from './kind.ts';

it.each([
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'picture'],
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31], 'pdf'],
  ['the beginning of a PDF alone', [0x25, 0x50, 0x44, 0x46], null],
  ['a ZIP', [0x50, 0x4b, 0x03, 0x04], null],
  ['nothing', [], null],
])('%s', (_, bytes, expected) => expect(paperKind(Uint8Array.from(bytes))).toBe(expected));
