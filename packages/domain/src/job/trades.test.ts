import { expect, it } from 'vitest';
import { categoriesFor } from './tellingWords.ts';

const CATEGORIES = ['Kuliner & Perhotelan', 'Teknik & Otomotif', 'Data & Analitik', 'Pengembangan Diri'].map(
  (name, id) => ({ id, name }),
);
const PRAKERJA = { id: 78, name: 'Prakerja' };

it.each([
  ['no trade', [], []],
  ['a trade that shares a word', ['Kuliner'], ['Kuliner & Perhotelan']],
  ['several', ['Otomotif', 'data', 'Perhotelan'], ['Kuliner & Perhotelan', 'Teknik & Otomotif', 'Data & Analitik']],
  ['one no course is about', ['Ritel'], []],
  ['words that tell no trade', ['Diri dan kerja'], []],
  ['who pays', ['Prakerja'], []],
])('of %s', (_, trades, expected) =>
  expect(categoriesFor([...CATEGORIES, PRAKERJA], trades).map(({ name }) => name)).toEqual(expected),
);
