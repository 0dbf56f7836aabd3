import { describe, expect, it } from 'vitest';
import { MOTIF_NAMES } from '../cloth/index.ts';
import { STOCK, vignetteOf } from './index.ts';

const kitchen = { id: 10, name: 'Kuliner & Perhotelan' };
const prakerja = { id: 78, name: 'Prakerja' };
const nameOf = (title: string, categories = [kitchen]) =>
  /^vinyet\/([^/]+)\/(.+)-[12]\.webp$/.exec(vignetteOf({ title, categories }))?.slice(1);

describe('the picture of a course that was given none', () => {
  it.each([
    ['a word of its title decides', 'Latte Art untuk Barista', 'kopi'],
    ['most words win', 'Kopi dan roti, dari tepung sampai bakery', 'roti'],
    ['only the beginning of a word counts', 'Panduan Rotisserie', 'roti'],
    ['upper case and marks do not matter', 'SAMBAL!', 'cobek'],
  ])('%s', (_, title, main) => {
    expect(nameOf(title)).toEqual(['ceplok', main]);
  });

  it('goes by the hash of the title where no word is known, always to the same one', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((title) => nameOf(title)?.[1]);
    expect(new Set(names).size).toBeGreaterThan(3);
    expect(nameOf('A')?.[1]).toBe(names[0]);
  });

  it('keeps to the category that decides the cloth', () => {
    expect(nameOf('Latte Art', [prakerja, kitchen])?.[0]).toBe('ceplok');
    expect(nameOf('Latte Art', [prakerja])?.[0]).toBe('truntum');
  });
});

it('has drawn something for each motif, no two of one with the same main object', () => {
  for (const motif of MOTIF_NAMES) {
    const mains = STOCK[motif].map(({ objects }) => objects[0]);
    expect(mains.length).toBeGreaterThan(5);
    expect(new Set(mains).size).toBe(mains.length);
  }
});
