import { expect, it } from 'vitest';
import { tellingSearch } from './tellingSearch.ts';

it.each([
  ['admin gudang', ['admin', 'gudang']],
  ['lowongan admin di bandung', ['admin', 'bandung']],
  ['loker kota malang', ['malang']],
  ['kerja di kota', []],
])('of %s these words tell one vacancy from another: %j', (typed, expected) =>
  expect(tellingSearch(typed.split(' '))).toEqual(expected),
);
