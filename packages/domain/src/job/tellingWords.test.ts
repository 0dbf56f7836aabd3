import { expect, it } from 'vitest';
import { tellingWords } from './tellingWords.ts';

it.each([
  ['no title', [], []],
  ['words of any post', ['Staf Senior', 'Petugas K3'], []],
  ['a trade', ['Teknisi Jaringan', 'Juru Las'], ['jaringan', 'las']],
  ['what is asked for most, once in each title', ['Data, data', 'Kasir', 'Entri Kasir'], ['kasir', 'data', 'entri']],
  ['no more than are looked at', ['Satu Dua Tiga Empat'], ['satu', 'dua', 'tiga']],
])('of %s', (_, titles, expected) => expect(tellingWords(titles, 3)).toEqual(expected));
