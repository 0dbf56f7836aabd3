import { expect, test } from 'vitest';
import { postedProblem } from './postedProblem.ts';
import { problemText } from './problem.ts';

test.each([
  ['INVALID_CREDENTIALS', 'Email atau kata sandi salah'],
  ['NO_MEMBERSHIP', 'Akun ini tidak terdaftar di program ini'],
  ['ACCOUNT_BLOCKED', 'Akun ini diblokir. Kalau menurutmu keliru, tulis ke kami lewat halaman Kontak ya.'],
  ['EXTERNAL_LOGIN_ONLY', 'Pendaftaran untuk program ini lewat mitra.'],
  ['REGISTRATION_CLOSED', 'Pendaftaran untuk program ini lewat mitra.'],
  ['ALREADY_REGISTERED', 'Email ini sudah terdaftar. Masuk atau pakai email lain.'],
  ['TOO_MANY_REQUESTS', 'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.'],
  ['TOKEN_REVOKED', 'Tautannya sudah dipakai atau lewat waktu. Minta tautan baru ya.'],
  ['UNAVAILABLE', 'Permintaan gagal, pastikan anda terhubung ke internet'],
  ['TIDAK_DIKENAL', 'Ada yang belum beres. Coba lagi beberapa saat lagi ya.'],
])('%s is told as "%s"', (code, expected) => {
  expect(problemText(code)).toBe(expected);
  expect(problemText(code, '')).toBe(expected);
});

test('a message of the server passes through (docs/product/errors.md)', () => {
  expect(problemText('INVALID_CREDENTIALS', 'Akunmu dikunci')).toBe('Akunmu dikunci');
});

test('a refusal that makes wait says for how long, also to a form sent before JavaScript', () => {
  expect([
    postedProblem('TOO_MANY_REQUESTS', '30'),
    postedProblem('TOO_MANY_REQUESTS', '61'),
    postedProblem('TOO_MANY_REQUESTS', '7200'),
    postedProblem('TOO_MANY_REQUESTS', undefined),
  ]).toEqual([
    'Terlalu banyak percobaan. Coba lagi dalam 30 detik.',
    'Terlalu banyak percobaan. Coba lagi dalam 2 menit.',
    'Terlalu banyak percobaan. Coba lagi dalam 2 jam.',
    'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.',
  ]);
});
