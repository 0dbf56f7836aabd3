import { expect, test } from 'vitest';
import { thumbnailOf } from './thumbnail.ts';

const design = { id: 7, name: 'Desain & Kreatif' };
const prakerja = { id: 78, name: 'Prakerja' };

test('cuts the same course from the same cloth each time, whatever type its id has', () => {
  expect(thumbnailOf(1204, [design])).toEqual(thumbnailOf('1204', [design]));
});

test.each([
  [1, 'latar', 1.35, 31, 18],
  [2, 'kepala', 1.55, 3, 10],
  [3, 'pagi-sore', 1.15, 26, 26],
  [4, 'medali', 1.35, 18, 26],
])('lays out course %i as %s', (id, layout, scale, offsetX, offsetY) => {
  expect(thumbnailOf(id, [design])).toMatchObject({ layout, scale, offsetX, offsetY });
});

test('lets the category beside Prakerja choose the motif', () => {
  expect(thumbnailOf(1, [prakerja, design])).toMatchObject({ motif: 'jlamprang', plainDyes: false });
});

test('cuts a course that is only Prakerja from truntum in blue dyes', () => {
  expect(thumbnailOf(1, [prakerja])).toMatchObject({ motif: 'truntum', plainDyes: true });
});
