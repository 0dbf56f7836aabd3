import { expect, test } from 'vitest';
import { formProblem } from './problem.ts';

test.each([
  ['no refusal', undefined, null],
  [
    'the API’s own words',
    'EVENT_FULL',
    'Mohon maaf event yang anda pilih sudah penuh, silahkan pilih event yang masih tersedia',
  ],
  ['no answer (docs/product/errors.md)', 'UNAVAILABLE', 'Permintaan gagal, pastikan anda terhubung ke internet'],
  ['a code nobody knows', 'toString', 'Ada yang belum beres. Coba lagi beberapa saat lagi ya.'],
  ['two codes', ['A', 'B'], 'Ada yang belum beres. Coba lagi beberapa saat lagi ya.'],
])('%s', (_, error, text) => {
  expect(formProblem({ error })).toBe(text);
});
