import { describe, expect, it } from 'vitest';
import { hasImageRatio, imageFailure, pdfFailure } from './rules.ts';

describe('pictures of an application', () => {
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
