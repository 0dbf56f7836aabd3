import { expect, it } from 'vitest';
import { goesInPieces, HAND_IN_EXTENSIONS, handInFailure } from './handIn.ts';

const MOST = 100 * 1024 * 1024;

it.each([
  ['tugas.pdf', 1, null],
  ['TUGAS.JPG', MOST, null],
  ['tugas.jpeg', 1, null],
  ['tugas.png', 1, null],
  ['tugas.akhir.zip', 1, null],
  ['tugas.pdf', MOST + 1, 'tooLarge'],
  ['tugas.pdf', 0, 'empty'],
  ['tugas.docx', 1, 'wrongKind'],
  ['tugas.pdf.exe', 1, 'wrongKind'],
  ['pdf', 1, 'wrongKind'],
  ['tugas.pdf ', 1, 'wrongKind'],
])('%j of %i bytes: %s', (name, sizeBytes, expected) => expect(handInFailure({ name, sizeBytes })).toBe(expected));

it.each([
  [5 * 1024 * 1024, false],
  [5 * 1024 * 1024 + 1, true],
])('%i bytes go in pieces: %s', (sizeBytes, expected) => expect(goesInPieces(sizeBytes)).toBe(expected));

it('five endings', () => expect(HAND_IN_EXTENSIONS).toEqual(['pdf', 'jpg', 'jpeg', 'png', 'zip']));
