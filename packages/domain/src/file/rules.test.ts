import { describe, expect, it } from 'vitest';
import { checkUpload, dropErrors, hasImageRatio, imageFailure, pdfFailure, type ChosenFile } from './rules.ts';

const file = (change: Partial<ChosenFile> = {}): ChosenFile => ({
  name: 'a.png',
  sizeBytes: 1,
  mimeType: 'image/png',
  width: 1600,
  height: 900,
  ...change,
});

describe('file upload: only count and ratio are enforced', () => {
  it.each([
    ['1600 by 900', 1600, 900, true],
    ['1366 by 768, which screens call 16:9', 1366, 768, true],
    ['900 by 1600', 900, 1600, false],
    ['4 by 3', 4, 3, false],
    ['within a hundredth', 1787, 1000, true],
    ['beyond a hundredth', 1788, 1000, false],
    ['no height', 16, 0, false],
    ['no width', 0, 9, false],
    ['both negative', -16, -9, false],
    ['unknown', undefined, undefined, false],
  ])('%s has the ratio: %s', (_, width, height, expected) => {
    expect(hasImageRatio({ width, height })).toBe(expected);
  });

  it.each([
    [4, 'checked'],
    [5, 'tooMany'],
  ])('%i files: %s', (count, expected) => {
    expect(checkUpload(Array.from({ length: count }, () => file())).kind).toBe(expected);
  });

  it('marks images of another ratio and leaves size and type to the hint (R16)', () => {
    const wrong = file({ width: 1 });
    const large = file({ sizeBytes: 1e9, mimeType: 'text/plain' });
    expect(checkUpload([wrong, large])).toEqual({
      kind: 'checked',
      files: [
        { file: wrong, accepted: false, code: 'imageRatio' },
        { file: large, accepted: true },
      ],
    });
    expect(checkUpload([wrong, large], 1)).toEqual({ kind: 'tooMany', maxFiles: 1 });
  });
});

describe('profile photo and documents', () => {
  it.each([
    ['a PNG', 'image/png', 1, null],
    ['a JPEG in capitals', 'IMAGE/JPEG', 1, null],
    ['a GIF', 'image/gif', 1, 'imageType'],
    ['exactly 5MB', 'image/png', 5_242_880, null],
    ['one byte more', 'image/png', 5_242_881, 'fileTooLarge'],
  ])('photo, %s: %s', (_, mimeType, sizeBytes, expected) => {
    expect(imageFailure({ mimeType, sizeBytes })).toBe(expected);
  });

  it.each([
    ['a PDF', 'application/pdf', 1, null],
    ['in capitals', 'APPLICATION/PDF', 1, null],
    ['a PNG', 'image/png', 1, 'pdfType'],
    ['exactly 5MB', 'application/pdf', 5_242_880, null],
    ['one byte more', 'application/pdf', 5_242_881, 'fileTooLarge'],
  ])('document, %s: %s', (_, mimeType, sizeBytes, expected) => {
    expect(pdfFailure({ mimeType, sizeBytes })).toBe(expected);
  });
});

describe('generic drop errors', () => {
  it.each([
    ['none without limits', {}, []],
    ['a type that fits', { types: ['image/png'] }, []],
    [
      'a type that does not',
      { types: ['image/jpeg', 'image/gif'] },
      [{ code: 'type', types: 'image/jpeg, image/gif' }],
    ],
    ['exactly the largest', { maxBytes: 1 }, []],
    ['larger', { maxBytes: 0 }, [{ code: 'larger', bytes: 0 }]],
    ['exactly the smallest', { minBytes: 1 }, []],
    ['smaller', { minBytes: 2 }, [{ code: 'smaller', bytes: 2 }]],
    ['as many as allowed', { maxFiles: 1 }, []],
    ['too many', { maxFiles: 0 }, [{ code: 'tooMany' }]],
  ])('%s', (_, limits, expected) => {
    expect(dropErrors([file()], limits)).toEqual(expected);
  });

  it('names them in order when all are broken', () => {
    const errors = dropErrors([file(), file({ sizeBytes: 9 })], { types: [], maxBytes: 8, minBytes: 2, maxFiles: 1 });
    expect(errors.map(({ code }) => code)).toEqual(['type', 'larger', 'smaller', 'tooMany']);
  });
});
