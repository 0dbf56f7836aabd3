import { describe, expect, it } from 'vitest';
import { fnv1a, motifOfCategory, motifOfCourse } from './index.ts';

const design = { id: 7, name: 'Desain & Kreatif' };
const prakerja = { id: 78, name: 'Prakerja' };

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashes %j as the published FNV-1a vectors do', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});

describe('the motif of a category (docs/look.md#motif)', () => {
  it('is its own in its own dyes, whatever marks its name has', () => {
    expect(motifOfCategory(design)).toEqual({ motif: 'jlamprang', plainDyes: false });
  });

  it('goes by the id where the list does not know the name, in blue dyes', () => {
    const unknown = motifOfCategory({ id: 4711, name: 'Robotika' });
    expect(unknown.plainDyes).toBe(true);
    expect(motifOfCategory({ id: 4711, name: 'Nama lain' })).toEqual(unknown);
  });
});

describe('the motif of a course', () => {
  it.each([
    ['the category beside Prakerja decides', [prakerja, design], { motif: 'jlamprang', plainDyes: false }],
    ['only Prakerja is truntum in blue', [prakerja], { motif: 'truntum', plainDyes: true }],
    ['no category counts as Prakerja', [], { motif: 'truntum', plainDyes: true }],
  ])('%s', (_, categories, expected) => {
    expect(motifOfCourse(categories)).toEqual(expected);
  });
});
