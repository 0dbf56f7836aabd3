import { expect, it } from 'vitest';
import { pricedWords } from './priceWords.ts';

const none = { leastRupiah: null, mostRupiah: null, isCheapestFirst: false };
const most = (mostRupiah: number) => ({ ...none, mostRupiah });
const cheapest = { ...none, isCheapestFirst: true };

it.each([
  ['kursus excel', { words: ['kursus', 'excel'], priceWords: [], ...none }],
  ['gratis', { words: [], priceWords: ['gratis'], ...most(0) }],
  ['kursus gratis', { words: [], priceWords: ['gratis'], ...most(0) }],
  ['gratis excel', { words: ['excel'], priceWords: ['gratis'], ...most(0) }],
  ['Kursus gratis!', { words: [], priceWords: ['gratis'], ...most(0) }],
  ['kelas excel murah', { words: ['excel'], priceWords: ['murah'], ...cheapest }],
  ['kursus murah masak', { words: ['masak'], priceWords: ['murah'], ...cheapest }],
  [
    'batik termurah di bawah 100 ribu',
    { words: ['batik'], priceWords: ['termurah', 'di bawah 100 ribu'], ...cheapest, mostRupiah: 100_000 },
  ],
  ['murah gratisan', { words: [], priceWords: ['murah', 'gratisan'], ...most(0) }],
  ['batik di bawah 100 ribu', { words: ['batik'], priceWords: ['di bawah 100 ribu'], ...most(100_000) }],
  ['Kursus dibawah 100rb', { words: [], priceWords: ['dibawah 100rb'], ...most(100_000) }],
  ['kurang dari Rp 150.000', { words: [], priceWords: ['kurang dari rp 150.000'], ...most(150_000) }],
  ['excel maks 100000', { words: ['excel'], priceWords: ['maks 100000'], ...most(100_000) }],
  ['500 ribu', { words: [], priceWords: ['500 ribu'], ...most(500_000) }],
  ['harga 500 ribuan', { words: [], priceWords: ['500 ribuan'], ...most(500_000) }],
  ['1,5 juta', { words: [], priceWords: ['1,5 juta'], ...most(1_500_000) }],
  ['rp1.5jt', { words: [], priceWords: ['rp1.5jt'], ...most(1_500_000) }],
  ['las 250k', { words: ['las'], priceWords: ['250k'], ...most(250_000) }],
  ['di atas 1 juta', { words: [], priceWords: ['di atas 1 juta'], ...none, leastRupiah: 1_000_000, mostRupiah: null }],
  [
    'dari 100 ribu sampai 200 ribu',
    { words: [], priceWords: ['dari 100 ribu', 'sampai 200 ribu'], ...none, leastRupiah: 100_000, mostRupiah: 200_000 },
  ],
  ['100-200 ribu', { words: [], priceWords: ['100-200 ribu'], ...none, leastRupiah: 100_000, mostRupiah: 200_000 }],
  [
    'antara 100 dan 200rb',
    { words: [], priceWords: ['antara 100 dan 200rb'], ...none, leastRupiah: 100_000, mostRupiah: 200_000 },
  ],
])('%j names a price', (typed, expected) => expect(pricedWords(typed)).toEqual(expected));

it.each([
  'excel 2019',
  'di bawah 18 tahun',
  'dari 0',
  'sampai 999',
  'web 3',
  'basis data sql',
  'mulai dari nol',
  '5 s',
  '4k9',
  'ekspor 100 negara',
])('%j names none', (typed) =>
  expect(pricedWords(typed)).toEqual({ words: typed.split(' '), priceWords: [], ...none }),
);

it('a number with a word of bounds is a price from Rp1.000 on', () =>
  expect(pricedWords('sampai 1000')).toEqual({ words: [], priceWords: ['sampai 1000'], ...most(1_000) }));
