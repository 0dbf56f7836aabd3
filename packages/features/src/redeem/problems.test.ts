import { expect, test } from 'vitest';
import type { LoadedOffer } from './load.ts';
import { redeemProblems } from './problems.ts';

const open = { kind: 'open', course: null } as LoadedOffer;
const sold = { kind: 'open', course: {}, events: [] as object[] } as LoadedOffer;
const refused: LoadedOffer = { kind: 'refused', message: 'Kode tidak dikenal.' };

test.each([
  ['nothing asked yet', {}, null, '', 0, null, null],
  ['the last seat went', { error: 'EVENT_FULL' }, sold, 'X', 5, expect.stringContaining('sudah penuh'), null],
  ['no code', { kode: '' }, null, '', 0, 'Masukkan kode terlebih dahulu.', null],
  ['no code, left out of the address', { periksa: '1' }, null, '', 0, 'Masukkan kode terlebih dahulu.', null],
  ['a code that opens nothing', { kode: 'X' }, refused, 'X', 0, 'Kode tidak dikenal.', null],
  ['a code that opens courses', { kode: 'X' }, open, 'X', 0, null, null],
  ['no course chosen', { kode: 'X', pilih: '1' }, open, 'X', 0, null, 'Pilih dulu kursus yang mau kamu tukar.'],
  ['a course chosen', { kode: 'X', pilih: '1', kursus: '5' }, open, 'X', 5, null, null],
  ['no schedule chosen', { error: 'EVENT_REQUIRED' }, open, 'X', 5, null, 'Pilih jadwal terlebih dahulu.'],
  [
    'no connection',
    { error: 'UNAVAILABLE' },
    open,
    'X',
    5,
    'Permintaan gagal, pastikan anda terhubung ke internet',
    null,
  ],
])('%s', (_, search, offer, code, courseId, codeProblem, choiceProblem) =>
  expect(redeemProblems(search, offer, { code, courseId })).toEqual({ codeProblem, choiceProblem }),
);
